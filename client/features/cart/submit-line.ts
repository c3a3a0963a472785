import type { ChoosableFieldsFragment } from '#client/features/product-options/product-choices.generated.ts'
import { firstMissing, lineOf, type Selection } from '#client/features/product-options/selection.ts'
import { type CartTools, changeCart, followAddition } from './cart-change.ts'
import type { CartAnswer, CartLine } from './cart-store.ts'
import { readQuantity } from './quantity.ts'

type Submitted = {
  readonly form: HTMLFormElement
  readonly product: ChoosableFieldsFragment
  readonly selection: Selection
  readonly typed: string
  /** A line of the cart that is changed instead. */
  readonly edited: CartLine | null
}

type Outcome =
  | { readonly kind: 'saved' | 'failed' | 'invalidQuantity' }
  | { readonly kind: 'outOfStock'; readonly productId: string; readonly pieces: number }

const FAILED: Outcome = { kind: 'failed' }

/** Adds what was chosen, or leads to the field that stands in the way. */
export async function submitLine(
  tools: CartTools,
  { form, product, selection, typed, edited }: Submitted,
): Promise<Outcome> {
  const { t, toasts } = tools
  const missing = firstMissing(product, selection)
  const line = lineOf(product, selection)
  if (missing !== null || line === null) {
    toasts.show('notice', t('cart.configurationNotSet', { option: missing?.label ?? '' }))
    focusField(form, missing?.field)
    return FAILED
  }
  const quantity = readQuantity(typed)
  if (quantity === null) {
    toasts.show('error', t('cart.problems.INVALID_QUANTITY'))
    focusField(form, 'quantity')
    return { kind: 'invalidQuantity' }
  }
  const answer = await changeCart(tools, (cart) =>
    edited?.productId === line.productId
      ? cart.setQuantity(edited.id, quantity)
      : cart.add({ ...line, quantity }),
  )
  if (answer === null || 'problem' in answer) return refusedOutcome(answer, line.productId)
  const added = answer.cart.items.find(({ productId }) => productId === line.productId)
  followAddition(tools, added?.name ?? product.name)
  return { kind: 'saved' }
}

function refusedOutcome(
  answer: Exclude<CartAnswer, { cart: unknown }>,
  productId: string,
): Outcome {
  const pieces = answer && 'available' in answer.problem ? answer.problem.available : null
  return pieces === null ? FAILED : { kind: 'outOfStock', productId, pieces }
}

function focusField(form: HTMLFormElement, name: string | undefined): void {
  const first = [...form.elements].find(
    (field) => 'name' in field && field.name === name && !field.matches(':disabled'),
  )
  if (first instanceof HTMLElement) first.focus()
}

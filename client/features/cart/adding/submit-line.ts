import {
  type CartTools,
  changeCart,
  followAddition,
} from '#client/features/cart/changes/cart-change.ts'
import type { CartLine } from '#client/features/cart/state/cart-state.ts'
import type { CartAnswer } from '#client/features/cart/state/cart-store.ts'
import { customField } from '#client/features/product-options/field-names.ts'
import type { ChoosableFieldsFragment } from '#client/features/product-options/product-choices.generated.ts'
import type { Selection } from '#client/features/product-options/selection.ts'
import { readLine, type WrongField } from './read-line.ts'

type Submitted = {
  readonly form: HTMLFormElement
  readonly product: ChoosableFieldsFragment
  readonly selection: Selection
  /** The cart line to update, instead of adding a new one. */
  readonly edited: CartLine | null
}

type Outcome =
  | { readonly kind: 'saved' | 'failed' | 'invalidQuantity' }
  | { readonly kind: 'outOfStock'; readonly productId: string; readonly pieces: number }

const FAILED: Outcome = { kind: 'failed' }

/** Adds the selection to the cart, or focuses the field that is missing or invalid. */
export async function submitLine(
  tools: CartTools,
  { form, product, selection, edited }: Submitted,
): Promise<Outcome> {
  const read = readLine(tools.t, product, selection, new FormData(form))
  if ('field' in read) return explain(tools, form, read)
  const { line } = read
  const answer = await changeCart(tools, (cart) =>
    edited?.productId === line.productId
      ? cart.write((server) => server.update(edited.id, line.quantity, line.options))
      : cart.add(line),
  )
  if (answer === null || 'problem' in answer) return refusedOutcome(answer, line.productId)
  const added = answer.cart.items.find(({ productId }) => productId === line.productId)
  followAddition(tools, added?.name ?? product.name)
  if (edited === null) clearCustom(form, product)
  return { kind: 'saved' }
}

/** Shows why the line cannot be added, and focuses the field. */
function explain(
  { t, toasts }: CartTools,
  form: HTMLFormElement,
  { kind, field, text }: WrongField,
): Outcome {
  const target = [...form.elements].find(
    (one) => 'name' in one && one.name === field && !one.matches(':disabled'),
  )
  // When the choices failed to load, a retry button takes the place of the field.
  if (target instanceof HTMLButtonElement) toasts.show('error', t('error.bundleItemsNotFetched'))
  else toasts.show(kind === 'choice' ? 'notice' : 'error', text)
  if (kind === 'choice') {
    document.addEventListener('change', () => withdraw(toasts, text), { once: true })
  }
  // The space that the message takes is left free by the scroll to the field.
  if (target instanceof HTMLElement) focusField(target)
  return kind === 'quantity' ? { kind: 'invalidQuantity' } : FAILED
}

/** Closes a message once its cause is gone. */
function withdraw(toasts: CartTools['toasts'], text: string): void {
  const shown = toasts.toasts().find((toast) => toast.text === text)
  if (shown) toasts.close(shown.id)
}

/** Clears custom texts, because the next piece is usually for another person. */
function clearCustom(form: HTMLFormElement, { customOptions }: ChoosableFieldsFragment): void {
  for (const { id } of customOptions) {
    const field = form.elements.namedItem(customField(id))
    if (field instanceof HTMLInputElement) field.value = ''
  }
}

function refusedOutcome(
  answer: Exclude<CartAnswer, { cart: unknown }>,
  productId: string,
): Outcome {
  const pieces = answer && 'available' in answer.problem ? answer.problem.available : null
  return pieces === null ? FAILED : { kind: 'outOfStock', productId, pieces }
}

function focusField(field: HTMLElement): void {
  field.focus({ preventScroll: true })
  // With its label, which a focus alone may leave under the header.
  ;(field.closest('fieldset') ?? field).scrollIntoView({ block: 'nearest' })
}

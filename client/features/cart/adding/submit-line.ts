import {
  type CartTools,
  changeCart,
  followAddition,
} from '#client/features/cart/changes/cart-change.ts'
import type { CartLine } from '#client/features/cart/state/cart-state.ts'
import type { CartAnswer } from '#client/features/cart/state/cart-store.ts'
import { customField } from '#client/features/product-options/field-names.ts'
import type { ChoosableFieldsFragment } from '#client/features/product-options/product-choices.generated.ts'
import { firstMissing, lineOf, type Selection } from '#client/features/product-options/selection.ts'
import { MAX_QUANTITY, readQuantity } from '#services/contract/rules/cart.ts'

type Submitted = {
  readonly form: HTMLFormElement
  readonly product: ChoosableFieldsFragment
  readonly selection: Selection
  readonly typed: string
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
  { form, product, selection, typed, edited }: Submitted,
): Promise<Outcome> {
  const { t, toasts } = tools
  const missing = firstMissing(product, selection)
  const line = lineOf(product, selection, new FormData(form))
  if (missing !== null || line === null) {
    const text = t('cart.configurationNotSet', { option: missing?.label ?? '' })
    // The space that it takes is left free by the scroll to the field.
    toasts.show('notice', text)
    document.addEventListener('change', () => withdraw(toasts, text), { once: true })
    const field = focusField(form, missing?.field)
    if (!(field instanceof HTMLButtonElement)) return FAILED
    // When the choices failed to load, a retry button takes the place of the field.
    withdraw(toasts, text)
    toasts.show('error', t('error.bundleItemsNotFetched'))
    return FAILED
  }
  const unreadable = product.customOptions.find(({ id }) => !isReadable(form, customField(id)))
  if (unreadable) {
    const { id, label: option, maxLength } = unreadable
    const field = focusField(form, customField(id))
    const isEmpty = field instanceof HTMLInputElement && field.validity.valueMissing
    const most = '9'.repeat(maxLength)
    toasts.show(
      'error',
      isEmpty ? t('cart.textMissing', { option }) : t('cart.digitsOnly', { option, most }),
    )
    return FAILED
  }
  const quantity = readQuantity(typed)
  if (quantity === null) {
    toasts.show('error', t('cart.problems.INVALID_QUANTITY', { most: MAX_QUANTITY }))
    focusField(form, 'quantity')
    return { kind: 'invalidQuantity' }
  }
  const answer = await changeCart(tools, (cart) =>
    edited?.productId === line.productId
      ? cart.write((server) => server.update(edited.id, quantity, line.options))
      : cart.add({ ...line, quantity }),
  )
  if (answer === null || 'problem' in answer) return refusedOutcome(answer, line.productId)
  const added = answer.cart.items.find(({ productId }) => productId === line.productId)
  followAddition(tools, added?.name ?? product.name)
  if (edited === null) clearCustom(form, product)
  return { kind: 'saved' }
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

function isReadable(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name)
  return !(field instanceof HTMLInputElement) || field.validity.valid
}

function refusedOutcome(
  answer: Exclude<CartAnswer, { cart: unknown }>,
  productId: string,
): Outcome {
  const pieces = answer && 'available' in answer.problem ? answer.problem.available : null
  return pieces === null ? FAILED : { kind: 'outOfStock', productId, pieces }
}

function focusField(form: HTMLFormElement, name: string | undefined): Element | undefined {
  const first = [...form.elements].find(
    (field) => 'name' in field && field.name === name && !field.matches(':disabled'),
  )
  if (first instanceof HTMLElement) {
    first.focus({ preventScroll: true })
    // With its label, which a focus alone may leave under the header.
    ;(first.closest('fieldset') ?? first).scrollIntoView({ block: 'nearest' })
  }
  return first
}

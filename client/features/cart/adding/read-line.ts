import type { TFunction } from 'i18next'
import type { NewLine } from '#client/features/cart/state/cart-store.ts'
import { customField, optionField } from '#client/features/product-options/field-names.ts'
import {
  firstMissing,
  lineOf,
  type Selection,
  type Typed,
} from '#client/features/product-options/selection.ts'
import { MAX_QUANTITY, readQuantity } from '#services/contract/rules/cart.ts'

type Texts = TFunction<'catalogue'>
type Product = Parameters<typeof lineOf>[0]

/** The first field for which the product cannot be added, and why. */
export type WrongField = {
  readonly kind: 'choice' | 'text' | 'quantity'
  readonly field: string
  readonly text: string
}

/** The cart line that a form requests. A card has no field for the quantity. */
export function readLine(
  t: Texts,
  product: Product,
  selection: Selection,
  typed: Typed,
): { readonly line: NewLine } | WrongField {
  const missing = firstMissing(product, selection)
  if (missing) {
    const text = t('cart.configurationNotSet', { option: missing.label })
    return { kind: 'choice', field: missing.field, text }
  }
  const line = lineOf(product, selection, typed)
  if (line === null) {
    const field = optionField(product.options[0]?.code ?? '')
    return { kind: 'choice', field, text: t('cart.problems.impossible') }
  }
  for (const option of product.customOptions) {
    const field = customField(option.id)
    const text = customText(t, option, String(typed.get(field) ?? '').trim())
    if (text !== null) return { kind: 'text', field, text }
  }
  const quantity = readQuantity(String(typed.get('quantity') ?? '1'))
  if (quantity !== null) return { line: { ...line, quantity } }
  const text = t('cart.problems.INVALID_QUANTITY', { most: MAX_QUANTITY })
  return { kind: 'quantity', field: 'quantity', text }
}

/** Why a text cannot be printed; null when it can. */
function customText(
  t: Texts,
  { label: option, type, maxLength, isRequired }: Product['customOptions'][number],
  value: string,
): string | null {
  if (value === '') return isRequired ? t('cart.textMissing', { option }) : null
  if (type !== 'NUMBER' || (/^\d+$/.test(value) && value.length <= maxLength)) return null
  return t('cart.digitsOnly', { option, most: '9'.repeat(maxLength) })
}

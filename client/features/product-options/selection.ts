import type { NewLine } from '#client/features/cart/cart-store.ts'
import { activeVariant, type Choices } from './active-variant.ts'
import { partField } from './part-field.ts'
import type { ChoosableFieldsFragment } from './product-choices.generated.ts'

/** What a visitor has chosen of a product. */
export type Selection = {
  readonly choices: Choices
  /** The concrete product by the place of the bundle's part. */
  readonly parts: Readonly<Record<number, string>>
}

type Missing = { readonly field: string; readonly label: string }

type Choosable = Pick<
  ChoosableFieldsFragment,
  'id' | 'format' | 'options' | 'variants' | 'bundleParts'
>

/** The first choice that is still open, by the name of its field; null when it can be bought. */
export function firstMissing(
  { options, bundleParts }: Choosable,
  { choices, parts }: Selection,
): Missing | null {
  const option = options.find(({ code }) => choices[code] === undefined)
  if (option) return { field: option.code, label: option.label }
  const place = bundleParts.findIndex(
    ({ product }, index) => product?.format === 'CONFIGURABLE' && parts[index] === undefined,
  )
  const part = bundleParts[place]?.product
  return part ? { field: partField(place), label: part.name } : null
}

/** What goes into the cart; null while a choice is open. */
export function lineOf(
  product: Choosable,
  selection: Selection,
): Pick<NewLine, 'productId' | 'options'> | null {
  if (firstMissing(product, selection) !== null) return null
  const { id, format, variants, bundleParts } = product
  if (format === 'BUNDLE') {
    const parts = bundleParts.map(({ productId }, place) => selection.parts[place] ?? productId)
    return { productId: id, options: { bundleParts: parts } }
  }
  if (format !== 'CONFIGURABLE') return { productId: id }
  const variant = activeVariant(variants, selection.choices)
  return variant && { productId: variant.id }
}

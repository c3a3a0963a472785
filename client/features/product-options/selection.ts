import type { NewLine } from '#client/features/cart/state/cart-store.ts'
import { activeVariant, type Choices } from './active-variant.ts'
import { customField, optionField, partField } from './field-names.ts'
import type { ChoosableFieldsFragment } from './product-choices.generated.ts'

/** The choices of a visitor for one product. */
export type Selection = {
  readonly choices: Choices
  /** The concrete product by the place of the bundle's part. */
  readonly parts: Readonly<Record<number, string>>
}

/** Typed values by field. */
export type Typed = Pick<ReadonlyMap<string, unknown>, 'get'>

type Missing = { readonly field: string; readonly label: string }

type Choosable = Pick<
  ChoosableFieldsFragment,
  'id' | 'format' | 'options' | 'variants' | 'bundleParts' | 'customOptions'
>

/** The first choice that is still open, by the name of its field; null when it can be bought. */
export function firstMissing(
  { options, bundleParts }: Choosable,
  { choices, parts }: Selection,
): Missing | null {
  const option = options.find(({ code }) => choices[code] === undefined)
  if (option) return { field: optionField(option.code), label: option.label }
  const place = bundleParts.findIndex(
    ({ product }, index) => product?.format === 'CONFIGURABLE' && parts[index] === undefined,
  )
  const part = bundleParts[place]?.product
  return part ? { field: partField(place), label: part.name } : null
}

/** The new cart line; null while a choice is missing. */
export function lineOf(
  product: Choosable,
  selection: Selection,
  typed: Typed,
): Pick<NewLine, 'productId' | 'options'> | null {
  if (firstMissing(product, selection) !== null) return null
  const { id, format, variants, bundleParts, customOptions } = product
  const productId = format === 'CONFIGURABLE' ? activeVariant(variants, selection.choices)?.id : id
  if (productId === undefined) return null
  const parts = bundleParts.map((part, place) => selection.parts[place] ?? part.productId)
  const personalizations = customOptions.flatMap((option) => {
    const value = String(typed.get(customField(option.id)) ?? '').trim()
    return value === '' ? [] : [{ optionId: option.id, value }]
  })
  const options = {
    ...(parts.length > 0 && { bundleParts: parts }),
    ...(customOptions.length > 0 && { personalizations }),
  }
  return Object.keys(options).length === 0 ? { productId } : { productId, options }
}

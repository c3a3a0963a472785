import type { ItemOptions } from '#services/contract/cart-answer.ts'
import { longestOf } from '#services/contract/rules/cart.ts'
import type { SellableProduct } from '#services/modules/product/api.ts'
import { Refusal } from '#services/platform/errors.ts'

/** Checks the choices of a line against the catalogue; fills in parts that have a single choice. */
export function settleOptions(product: SellableProduct, given: ItemOptions = {}): ItemOptions {
  if (product.isArchived) throw new Refusal(404, 'The product is not sold.', { code: 'NOT_FOUND' })
  if (product.format === 'Configurable') {
    throw new Refusal(400, 'A variant must be chosen.', {
      code: 'CONFIGURATION_NOT_SET',
      field: 'productId',
    })
  }
  const ofParts = (given.bundleOptions ?? []).flatMap(
    ({ options }) => options?.personalizations ?? [],
  )
  const personalizations = settlePersonalizations(product, [
    ...(given.personalizations ?? []),
    // Options of the parts are options of the bundle: their ids are unique.
    ...ofParts,
  ])
  const bundleOptions = settleParts(product, given.bundleOptions ?? [])
  const { customPrice } = given
  if (customPrice && customPrice.sku !== product.sku) throw invalid('options.customPrice.sku')
  return {
    ...(personalizations.length > 0 && { personalizations }),
    ...(bundleOptions.length > 0 && { bundleOptions }),
    ...(customPrice && { customPrice }),
  }
}

type Personalizations = NonNullable<ItemOptions['personalizations']>

function settlePersonalizations(
  { customOptions }: SellableProduct,
  given: Personalizations,
): Personalizations {
  const field = 'options.personalizations'
  if (new Set(given.map(({ id }) => id)).size < given.length) throw invalid(field)
  for (const [place, { id, value }] of given.entries()) {
    const option = customOptions.get(id)
    if (!option || (option.type === 'number' && !/^\d+$/.test(value))) throw invalid(field)
    if (value.length > longestOf(option)) throw tooLong(`${field}.${place}.value`)
  }
  for (const [id, { isRequired, label }] of customOptions) {
    if (isRequired === 1 && !given.some((one) => one.id === id)) throw missing(label, field)
  }
  return given.toSorted((one, other) => one.id - other.id).map(({ id, value }) => ({ id, value }))
}

type BundleOptions = NonNullable<ItemOptions['bundleOptions']>

/** One concrete product for each part, in the order of the parts. */
function settleParts({ format, parts }: SellableProduct, given: BundleOptions): BundleOptions {
  const left = [...given]
  if (format === 'Bundle' && parts.length === 0) throw incomplete()
  const settled = parts.map(({ choices }) => {
    const place = left.findIndex(({ id }) => choices.some((choice) => choice.id === id))
    const [chosen] = place >= 0 ? left.splice(place, 1) : []
    const [first, ...others] = choices
    const only = others.length === 0 ? first : undefined
    const id = chosen?.id ?? only?.id
    if (id === undefined) throw incomplete()
    return { id }
  })
  if (left.length > 0) throw invalid('options.bundleOptions')
  return settled
}

/** PostgreSQL cannot index longer keys. */
const MAX_KEY_BYTES = 2_000

/** Equal options have equal keys. */
export function optionsKey({ personalizations, bundleOptions, customPrice }: ItemOptions): string {
  const key = JSON.stringify({
    ...(personalizations && { personalizations }),
    ...(bundleOptions && { bundleOptions }),
    ...(customPrice && { customPrice: { title: customPrice.title, sku: customPrice.sku } }),
  })
  if (Buffer.byteLength(key) > MAX_KEY_BYTES) throw invalid('options')
  return key
}

function incomplete(): Refusal {
  return new Refusal(400, 'Every part of the bundle needs a chosen product.', {
    code: 'CONFIGURATION_NOT_SET',
    field: 'options.bundleOptions',
  })
}

function missing(label: string, field: string): Refusal {
  return new Refusal(400, `The product needs a value for ${label}.`, {
    code: 'CONFIGURATION_NOT_SET',
    field,
  })
}

function tooLong(field: string): Refusal {
  return new Refusal(400, 'The text is too long.', { code: 'INVALID_INPUT', field })
}

function invalid(field: string): Refusal {
  return new Refusal(400, 'The option is not offered.', { code: 'INVALID_INPUT', field })
}

import type { ProductRating } from '#gateway/generated/resolvers.ts'
import type { PageInfo } from '#gateway/lib/list-page.ts'
import { underMediaUrl } from '#gateway/lib/media-url.ts'
import type { CallInput, CallOutput } from '#services/contract/call.ts'
import type { getLayers, Product, ProductRecord } from '#services/contract/product.ts'
import type { CategoryNode } from './category-tree.ts'
import { toShownMoment } from './shown-moment.ts'

export type ProductParent = ProductRecord
export type ProductListParent = {
  readonly items: ProductRecord[]
  readonly pageInfo: PageInfo
  /** Input for counting the facets; null when they cannot be counted. */
  readonly counted: CallInput<typeof getLayers> | null
}
export type FacetParent = CallOutput<typeof getLayers>[number]
export type FacetValueParent = {
  readonly id: number | null
  readonly label: string
  readonly isYes: boolean | null
  readonly totalProducts: number
  readonly min: number | null
  readonly max: number | null
  readonly earliest: string | null
  readonly latest: string | null
  readonly swatch: string | null
  readonly isMedia: boolean
}
export type MovedParent = { readonly movedTo: string }
export type CategoryParent = CategoryNode
export type ProductOptionParent = NonNullable<Product['associatedProductsAttributes']>[number]
export type ProductOptionValueParent = ProductOptionParent['values'][number]
export type ProductSwatchParent = NonNullable<Product['swatches']>[number]
export type ProductVariantParent = NonNullable<Product['associatedProducts']>[number]
export type VariantChoiceParent = { readonly option: string; readonly valueId: number }
export type CustomOptionParent = NonNullable<Product['customOptions']>[number]
export type BundlePartParent = { readonly productId: number; readonly quantity: number }

const FORMATS = {
  simple: 'SIMPLE',
  eproduct: 'E_PRODUCT',
  configurable: 'CONFIGURABLE',
  bundle: 'BUNDLE',
} as const

type Format = (typeof FORMATS)[keyof typeof FORMATS]
const FORMATS_BY_NAME = new Map<string, Format>(Object.entries(FORMATS))

/** Some platforms write formats in lower case. */
export function toFormat(format: string): Format {
  const found = FORMATS_BY_NAME.get(format.toLowerCase())
  if (!found) throw new Error(`Unknown product format ${format}.`)
  return found
}

const AVAILABILITIES = {
  inStock: 'IN_STOCK',
  lowStock: 'LOW_STOCK',
  outOfStock: 'OUT_OF_STOCK',
} as const

export function toAvailability(availability: ProductRecord['availability']) {
  return availability ? AVAILABILITIES[availability] : null
}

const BADGES = { new: 'NEW', bestseller: 'BESTSELLER', memberPrice: 'MEMBER_PRICE' } as const

/** Platforms without badges still have member prices. */
export function toBadges({ badges, membershipPrice, finalPrice }: ProductRecord) {
  if (badges) return badges.map((badge) => BADGES[badge])
  const isCheaper = membershipPrice && finalPrice !== undefined && membershipPrice < finalPrice
  return isCheaper ? [BADGES.memberPrice] : []
}

const OPTION_INPUTS = {
  dropdown: 'DROPDOWN',
  numberField: 'NUMBER_FIELD',
  multipleSelect: 'MULTIPLE_SELECT',
  textSwatch: 'TEXT_SWATCH',
  visualSwatch: 'VISUAL_SWATCH',
  yesNo: 'YES_NO',
  dateTime: 'DATE_TIME',
  date: 'DATE',
} as const

export function toOptionInput(inputType: ProductOptionParent['inputType']) {
  return OPTION_INPUTS[inputType]
}

type Attribute = NonNullable<Product['attributeSet']>['attributes'][number]

const YES_NO: ReadonlyMap<string, readonly [yes: string, no: string]> = new Map([
  ['hrv', ['Da', 'Ne']],
  ['eng', ['Yes', 'No']],
  ['ger', ['Ja', 'Nein']],
])

export function toYesNo(value: boolean, language: string): string {
  const [yes, no] = YES_NO.get(language) ?? ['✓', '–']
  return value ? yes : no
}

/** Display values of any type that the platform stores. */
export function toAttributeValues({ value: { value } }: Attribute, language: string): string[] {
  switch (typeof value) {
    case 'boolean':
      return [toYesNo(value, language)]
    case 'number':
      return [language === 'eng' ? String(value) : String(value).replace('.', ',')]
    case 'string':
      return value ? [toShownMoment(value, language)] : []
    default:
      return value
  }
}

/** A colour unchanged, or the URL of a picture. */
export function toSwatch(
  { isMedia, swatch }: Pick<ProductOptionValueParent, 'isMedia' | 'swatch'>,
  mediaUrl: string,
): string | null {
  return swatch && isMedia ? underMediaUrl(swatch, mediaUrl) : (swatch ?? null)
}

export function toChoices({ attributes }: ProductVariantParent): VariantChoiceParent[] {
  return (attributes ?? []).map(({ attributeCode, valueId }) => ({
    option: attributeCode,
    valueId,
  }))
}

/** Distinct ids from a list of ids or objects. */
export function toIds(list: ProductRecord['crossSellProducts']): number[] {
  return [...new Set((list ?? []).map((one) => (typeof one === 'number' ? one : one.id)))]
}

export function toBundleParts(bundles: ProductRecord['bundles']): BundlePartParent[] {
  return (bundles ?? []).map(({ product, quantity }) => ({
    productId: typeof product === 'number' ? product : product.id,
    quantity,
  }))
}

const DEFAULT_STARS = 5

/** Also the stars that were never given, for the bars of the page. */
export function toRating(
  rating: ProductRecord['rating'],
  numberOfStars: string | undefined,
): ProductRating | null {
  if (!rating || rating.count === 0) return null
  const { mean, count, counts } = rating
  const stars = Math.max(Number(numberOfStars) || DEFAULT_STARS, counts.length)
  const distribution = Array.from({ length: stars }, (_, at) => ({
    stars: stars - at,
    count: counts[stars - at - 1] ?? 0,
  }))
  return { mean: mean.toFixed(2), count, distribution }
}

import type { INPUT_TYPES, PRODUCT_FORMATS } from '#services/contract/product.ts'

export type ProductFormat = (typeof PRODUCT_FORMATS)[number]
export type InputType = (typeof INPUT_TYPES)[number]

/** Texts that people read, by language code (`hrv`). */
export type PerLanguage<Text> = Readonly<Record<string, Text>>

/** A page of the site that helps to choose a value, such as a table of sizes. */
export type Guide = { readonly title: string; readonly pageSlug: string }

export type NewAttribute = {
  readonly code: string
  readonly inputType: InputType
  readonly texts: PerLanguage<{ readonly label: string; readonly guide?: Guide }>
  /** Values to choose from, in the order in which they are offered; empty for numbers, dates, yes/no. */
  readonly values?: readonly NewAttributeValue[]
  /** Whether lists may be narrowed by it; true unless said otherwise. */
  readonly filterable?: boolean
  readonly customClass?: string
}

export type NewAttributeValue = {
  readonly code: string
  readonly texts: PerLanguage<{ readonly label: string }>
  /** A colour (`#c8102e`) or the path of a picture. */
  readonly swatch?: string
  /** Chosen before the shopper chooses. */
  readonly shopDefault?: boolean
}

export type NewCategory = {
  readonly parentId?: number | null
  readonly texts: PerLanguage<{ readonly name: string; readonly description?: string }>
  readonly slug: PerLanguage<string>
  readonly mediaId?: number | null
  /** Ids of the sorts that its list offers; empty or missing offers all. */
  readonly sortTypes?: readonly number[]
  readonly sortDefaultType?: number | null
  /** Place among its siblings. */
  readonly order?: number
}

export type NewTag = {
  readonly slug: string
  readonly texts: PerLanguage<{ readonly name: string }>
}

export type ProductText = {
  readonly name: string
  readonly excerpt?: string
  /** HTML; what is not plain formatting is taken out when it is written. */
  readonly description?: string
  readonly metaTitle?: string
  readonly metaDescription?: string
}

/** `valueCode` (one or more) for attributes with values, `value` for numbers, dates and yes/no. */
export type NewProductAttribute =
  | { readonly code: string; readonly valueCode: string | readonly string[] }
  | { readonly code: string; readonly value: number | boolean | string }

export type NewVariant = {
  readonly sku: string
  /** Attribute code to value code, one for each of the product's `options`. */
  readonly optionValues: Readonly<Record<string, string>>
  readonly stock?: number
  /** Its own list price; without it the variant costs what the product costs, reductions included. */
  readonly retailPriceCents?: number
  readonly mediaIds?: readonly number[]
}

export type NewReduction = {
  readonly priceCents: number
  readonly startsAt: string
  readonly endsAt?: string | null
}

export type NewProduct = {
  readonly sku: string
  readonly format: ProductFormat
  readonly texts: PerLanguage<ProductText>
  readonly slug: PerLanguage<string>
  /** The first is the main one. */
  readonly categoryIds: readonly number[]
  readonly mediaIds?: readonly number[]
  /** With VAT. */
  readonly retailPriceCents: number
  /** With VAT. */
  readonly membershipPriceCents?: number | null
  /** In the shop's own country. */
  readonly taxRatePercent: number
  /** Elsewhere, by ISO country code. */
  readonly taxRatesPercent?: Readonly<Record<string, number>>
  readonly attributes?: readonly NewProductAttribute[]
  /** Codes of the attributes that make a variant; only for `Configurable`. */
  readonly options?: readonly string[]
  readonly variants?: readonly NewVariant[]
  /** Pieces on hand; EProducts have none, Configurable and Bundle take theirs from their parts. */
  readonly stock?: number
  readonly featured?: boolean
  readonly archived?: boolean
  readonly categoryPriority?: number
  readonly crossSellSkus?: readonly string[]
  readonly bundle?: readonly { readonly sku: string; readonly quantity: number }[]
  readonly customOptions?: readonly {
    readonly type: 'text' | 'number'
    readonly texts: PerLanguage<{ readonly label: string }>
  }[]
  readonly manufacturer?: { readonly name: string; readonly contact: string }
  /** Slugs of tags made before. */
  readonly tags?: readonly string[]
  /** May lie in the past, down to `createdAt`, so that a price history can be told. */
  readonly reduction?: NewReduction
  readonly createdAt?: string
}

export type StockLine = { readonly productId: number; readonly quantity: number }

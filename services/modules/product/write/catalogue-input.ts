import type { INPUT_TYPES, PRODUCT_FORMATS } from '#services/contract/product.ts'

export type ProductFormat = (typeof PRODUCT_FORMATS)[number]
export type InputType = (typeof INPUT_TYPES)[number]

/** Displayed texts by language code (`hrv`). */
export type PerLanguage<Text> = Readonly<Record<string, Text>>

/** A page of the site that helps to choose a value, such as a size table. */
export type Guide = { readonly title: string; readonly pageSlug: string }

export type NewAttribute = {
  readonly code: string
  readonly inputType: InputType
  readonly texts: PerLanguage<{ readonly label: string; readonly guide?: Guide }>
  /** Selectable values in display order; empty for numbers, dates and yes/no. */
  readonly values?: readonly NewAttributeValue[]
  /** Whether lists offer it as a filter; true by default. */
  readonly filterable?: boolean
  readonly customClass?: string
}

export type NewAttributeValue = {
  readonly code: string
  readonly texts: PerLanguage<{ readonly label: string }>
  /** A colour (`#c8102e`) or the path of a picture. */
  readonly swatch?: string
  /** Preselected for the shopper. */
  readonly shopDefault?: boolean
}

export type NewCategory = {
  readonly parentId?: number | null
  readonly texts: PerLanguage<{ readonly name: string; readonly description?: string }>
  readonly slug: PerLanguage<string>
  readonly mediaId?: number | null
  /** Ids of the sort orders that its list offers; empty or undefined offers all. */
  readonly sortTypes?: readonly number[]
  readonly sortDefaultType?: number | null
  /** Position among its siblings. */
  readonly order?: number
}

export type NewTag = {
  readonly slug: string
  readonly texts: PerLanguage<{ readonly name: string }>
}

export type ProductText = {
  readonly name: string
  readonly excerpt?: string
  /** HTML; anything but plain formatting is removed on write. */
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
  /** Value code by attribute code, one for each of the product's `options`. */
  readonly optionValues: Readonly<Record<string, string>>
  /** Left out, an EProduct has no limit. */
  readonly stock?: number
  /** Its own list price; without it the variant costs the same as the product, with reductions. */
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
  /** The first one is the main category. */
  readonly categoryIds: readonly number[]
  readonly mediaIds?: readonly number[]
  /** Including VAT. */
  readonly retailPriceCents: number
  /** Including VAT. */
  readonly membershipPriceCents?: number | null
  /** In the shop's own country. */
  readonly taxRatePercent: number
  /** In other countries, by ISO country code. */
  readonly taxRatesPercent?: Readonly<Record<string, number>>
  readonly attributes?: readonly NewProductAttribute[]
  /** Codes of the attributes that define variants; only for `Configurable`. */
  readonly options?: readonly string[]
  readonly variants?: readonly NewVariant[]
  /** `EProduct` when they come by mail, such as tickets by stand; `Simple` by default. */
  readonly variantFormat?: 'Simple' | 'EProduct'
  /**
   * Pieces on hand; an EProduct without a number has no limit, Configurable and Bundle derive theirs
   * from their parts.
   */
  readonly stock?: number
  readonly featured?: boolean
  readonly archived?: boolean
  readonly categoryPriority?: number
  readonly crossSellSkus?: readonly string[]
  readonly bundle?: readonly { readonly sku: string; readonly quantity: number }[]
  readonly customOptions?: readonly {
    readonly type: 'text' | 'number'
    /** Characters or digits; left out: the limit of the contract. */
    readonly maxLength?: number
    readonly isRequired?: boolean
    /** The picture on which the shop draws what is typed. */
    readonly mediaId?: number
    readonly texts: PerLanguage<{ readonly label: string }>
  }[]
  readonly manufacturer?: { readonly name: string; readonly contact: string }
  /** Slugs of existing tags. */
  readonly tags?: readonly string[]
  /** May start in the past, down to `createdAt`, to create a price history. */
  readonly reduction?: NewReduction
  readonly createdAt?: string
}

export type StockLine = { readonly productId: number; readonly quantity: number }

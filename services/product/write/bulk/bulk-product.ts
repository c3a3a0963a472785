import type {
  NewProduct,
  NewReduction,
  ProductText,
} from '#services/product/write/catalogue-input.ts'

/** A product alone or with variants, in the default language, related to no other. */
export type BulkProduct = Required<
  Pick<
    NewProduct,
    | 'archived'
    | 'attributes'
    | 'categoryIds'
    | 'createdAt'
    | 'featured'
    | 'manufacturer'
    | 'mediaIds'
    | 'membershipPriceCents'
    | 'retailPriceCents'
    | 'sku'
    | 'taxRatePercent'
  >
> & {
  readonly text: Required<Pick<ProductText, 'name' | 'excerpt' | 'description'>>
  readonly slug: string
  /** Pieces on hand, or else variants that differ in one thing and cost the same. */
  readonly stock: number | BulkVariants
  /** One that has begun and is not over. */
  readonly reduction: NewReduction | null
}

export type BulkVariants = {
  readonly option: string
  readonly variants: readonly {
    readonly sku: string
    readonly valueCode: string
    readonly stock: number
  }[]
}

/** One whose row stands, so that the rest of it can be written. */
export type Written = { readonly product: BulkProduct; readonly id: number }

import type {
  NewProduct,
  NewReduction,
  ProductText,
} from '#services/modules/product/write/catalogue-input.ts'

/** A product with or without variants, in the default language and without related products. */
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
  /** Pieces on hand, or variants that differ in one option and cost the same. */
  readonly stock: number | BulkVariants
  /** A running reduction. */
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

/** A product whose row exists already. */
export type Written = { readonly product: BulkProduct; readonly id: number }

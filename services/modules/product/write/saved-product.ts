import type { NewProduct, NewVariant, ProductFormat } from './catalogue-input.ts'

/** What a product or variant was before it was saved; of this only the price may change. */
export type StoredProduct = {
  readonly id: number
  readonly parentId: number | null
  readonly variantKey: string | null
  readonly format: ProductFormat
  readonly createdAt: string
  readonly listPriceCents: number | null
}

/** A product whose row has been written, with what it was given. */
export type SavedProduct = {
  readonly id: number
  readonly product: NewProduct
  readonly createdAt: string
  /** Null for a new one. */
  readonly before: StoredProduct | null
  readonly variants: readonly SavedVariant[]
}

export type SavedVariant = {
  readonly id: number
  readonly variant: NewVariant
  readonly values: readonly ChosenValue[]
  readonly createdAt: string
  readonly before: StoredProduct | null
}

export type ChosenValue = { readonly attributeId: number; readonly valueId: number }

export function changedAmong(saved: readonly SavedProduct[]): readonly SavedProduct[] {
  return saved.filter(({ before }) => before !== null)
}

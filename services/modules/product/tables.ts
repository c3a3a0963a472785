import type { Generated } from 'kysely'
import type { InputType, ProductFormat } from './write/catalogue-input.ts'

type Flag = 0 | 1

export type CategoryTable = {
  id: Generated<number>
  parent_id: number | null
  media_id: number | null
  position: number
  /** JSON list of ids. */
  sort_types: string
  sort_default_type: number | null
}
export type CategoryTextTable = {
  category_id: number
  language: string
  name: string
  description: string | null
}
export type ProductTagTable = { id: Generated<number>; slug: string }
export type ProductTagTextTable = {
  tag_id: number
  language: string
  name: string
  name_fold: string
  name_sort: string
}

export type AttributeTable = {
  id: Generated<number>
  code: string
  input_type: InputType
  filterable: Flag
  custom_class: string | null
}
export type AttributeTextTable = { attribute_id: number; language: string; label: string }
export type AttributeGuideTable = {
  attribute_id: number
  language: string
  title: string
  page_slug: string
}
export type AttributeValueTable = {
  id: Generated<number>
  attribute_id: number
  code: string
  position: number
  swatch: string | null
  shop_default: Flag
}
export type AttributeValueTextTable = { value_id: number; language: string; label: string }

export type ProductTable = {
  id: Generated<number>
  parent_id: number | null
  /** Chosen values of a variant; unique among the variants of a product. */
  variant_key: string | null
  sku: string
  format: ProductFormat
  archived: Flag
  featured: Flag
  category_priority: number
  list_price_cents: number | null
  membership_price_cents: number | null
  manufacturer_name: string | null
  manufacturer_contact: string | null
  /** JSON: published ratings by stars, from one star on; null without any. */
  rating_counts: string | null
  created_at: string
  updated_at: string
}
export type ProductTextTable = {
  product_id: number
  language: string
  name: string
  excerpt: string | null
  description: string | null
  meta_title: string | null
  meta_description: string | null
  name_sort: string
  /** Folded text for search. */
  search_fold: string
}
export type ProductTaxTable = { product_id: number; country: string; rate_basis_points: number }
export type ProductCategoryTable = { product_id: number; category_id: number; is_main: Flag }
export type ProductAttributeTable = {
  id: Generated<number>
  product_id: number
  listed_product_id: number
  attribute_id: number
  value_id: number | null
  number_thousandths: number | null
  yes_no: Flag | null
  moment: string | null
}
export type ProductOptionTable = { product_id: number; attribute_id: number; position: number }

export type ProductMediaTable = { product_id: number; media_id: number; position: number }
export type ProductTaggingTable = { product_id: number; tag_id: number }
export type CrossSellTable = { product_id: number; offered_id: number; position: number }
export type BundleEntryTable = {
  bundle_id: number
  product_id: number
  quantity: number
  position: number
}
export type CustomOptionTable = {
  id: Generated<number>
  product_id: number
  option_type: 'text' | 'number'
  max_length: number | null
  is_required: Generated<number>
  media_id: number | null
}
export type CustomOptionTextTable = { option_id: number; language: string; label: string }

export type ReductionTable = {
  id: Generated<number>
  product_id: number
  price_cents: number
  starts_at: string
  ends_at: string | null
  begun: Flag
  reference_price_cents: number | null
}
export type PriceHistoryTable = {
  product_id: number
  since: string
  list_price_cents: number
  final_price_cents: number
}
export type StockTable = { product_id: number; on_hand: number }
export type StockHoldTable = {
  id: Generated<number>
  product_id: number
  owner: string
  quantity: number
  until: string
  /** Address block of a guest's network; null for a customer. */
  place: string | null
}

/** Pieces sold lately. */
export type ProductSaleTable = { product_id: number; pieces: number }
export type ProductBadgeTable = { product_id: number; badge: 'new' | 'bestseller' }

declare module '#services/platform/tables.ts' {
  interface Tables {
    category: CategoryTable
    category_text: CategoryTextTable
    product_tag: ProductTagTable
    product_tag_text: ProductTagTextTable
    attribute: AttributeTable
    attribute_text: AttributeTextTable
    attribute_guide: AttributeGuideTable
    attribute_value: AttributeValueTable
    attribute_value_text: AttributeValueTextTable
    product: ProductTable
    product_text: ProductTextTable
    product_tax: ProductTaxTable
    product_category: ProductCategoryTable
    product_attribute: ProductAttributeTable
    product_option: ProductOptionTable
    product_media: ProductMediaTable
    product_tagging: ProductTaggingTable
    cross_sell: CrossSellTable
    bundle_entry: BundleEntryTable
    custom_option: CustomOptionTable
    custom_option_text: CustomOptionTextTable
    reduction: ReductionTable
    price_history: PriceHistoryTable
    product_sale: ProductSaleTable
    product_badge: ProductBadgeTable
    stock: StockTable
    stock_hold: StockHoldTable
  }
}

import { sql } from 'kysely'
import { HOME_COUNTRY } from '#services/modules/product/prices/price.ts'
import type {} from '#services/modules/product/tables.ts'
import { PLAIN_TEXT_COLUMNS, type PlainTexts } from '#services/modules/product/text-columns.ts'
import type { ProductFormat } from '#services/modules/product/write/catalogue-input.ts'
import type { Db } from '#services/platform/database.ts'
import { preferred, withFallback } from '#services/platform/text/language-fallback.ts'

export type ProductRow = {
  readonly id: number
  readonly sku: string
  readonly format: ProductFormat
  readonly archived: number
  readonly featured: number
  readonly categoryPriority: number
  readonly listPriceCents: number | null
  readonly membershipPriceCents: number | null
  readonly taxBasisPoints: number | null
  readonly manufacturerName: string | null
  readonly manufacturerContact: string | null
  readonly ratingCounts: string | null
  readonly updatedAt: string
  readonly name: string
} & PlainTexts

export type VariantRow = {
  readonly id: number
  readonly parentId: number
  readonly sku: string
  readonly format: ProductFormat
  readonly listPriceCents: number | null
  readonly membershipPriceCents: number | null
}

export async function productRows(
  db: Db,
  ids: readonly number[],
  language: string,
): Promise<ReadonlyMap<number, ProductRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('product as p')
    .innerJoin('product_text as t', 't.product_id', 'p.id')
    .leftJoin('product_tax as tax', (join) =>
      join.onRef('tax.product_id', '=', 'p.id').on('tax.country', '=', HOME_COUNTRY),
    )
    .select([
      'p.id',
      'p.sku',
      'p.format',
      'p.archived',
      'p.featured',
      'p.category_priority as categoryPriority',
      'p.list_price_cents as listPriceCents',
      'p.membership_price_cents as membershipPriceCents',
      'tax.rate_basis_points as taxBasisPoints',
      'p.manufacturer_name as manufacturerName',
      'p.manufacturer_contact as manufacturerContact',
      'p.rating_counts as ratingCounts',
      'p.updated_at as updatedAt',
      't.language',
      't.name',
      ...PLAIN_TEXT_COLUMNS,
    ])
    .where('p.id', 'in', ids)
    // Avoids the index of parents, which SQLite would choose although nearly every product has
    // none.
    .where(sql`coalesce(p.parent_id, 0)`, '=', 0)
    .where('t.language', 'in', withFallback(language))
    .execute()
  return preferred(rows, (row) => row.id, language)
}

export async function variantRows(
  db: Db,
  parentIds: readonly number[],
): Promise<readonly VariantRow[]> {
  if (parentIds.length === 0) return []
  return db
    .selectFrom('product')
    .select([
      'id',
      'parent_id as parentId',
      'sku',
      'format',
      'list_price_cents as listPriceCents',
      'membership_price_cents as membershipPriceCents',
    ])
    .$narrowType<{ parentId: number }>()
    .where('parent_id', 'in', parentIds)
    .where('archived', '=', 0)
    .orderBy('id')
    .execute()
}

/** Category ids of products, the main one first. */
export async function categoryIdRows(
  db: Db,
  productIds: readonly number[],
): Promise<readonly { productId: number; categoryId: number; isMain: number }[]> {
  if (productIds.length === 0) return []
  return db
    .selectFrom('product_category')
    .select(['product_id as productId', 'category_id as categoryId', 'is_main as isMain'])
    .where('product_id', 'in', productIds)
    .orderBy('is_main', 'desc')
    .orderBy('category_id')
    .execute()
}

export async function mediaIdRows(
  db: Db,
  productIds: readonly number[],
): Promise<readonly { productId: number; mediaId: number }[]> {
  if (productIds.length === 0) return []
  return db
    .selectFrom('product_media')
    .select(['product_id as productId', 'media_id as mediaId'])
    .where('product_id', 'in', productIds)
    .orderBy('position')
    .execute()
}

export async function crossSellRows(
  db: Db,
  productIds: readonly number[],
): Promise<readonly { productId: number; offeredId: number }[]> {
  if (productIds.length === 0) return []
  return db
    .selectFrom('cross_sell')
    .select(['product_id as productId', 'offered_id as offeredId'])
    .where('product_id', 'in', productIds)
    .orderBy('position')
    .execute()
}

export type BundleRow = {
  readonly bundleId: number
  readonly productId: number
  readonly quantity: number
  readonly format: ProductFormat
  readonly archived: number
}

export async function bundleRows(
  db: Db,
  bundleIds: readonly number[],
): Promise<readonly BundleRow[]> {
  if (bundleIds.length === 0) return []
  return db
    .selectFrom('bundle_entry as b')
    .innerJoin('product as p', 'p.id', 'b.product_id')
    .select([
      'b.bundle_id as bundleId',
      'b.product_id as productId',
      'b.quantity',
      'p.format',
      'p.archived',
    ])
    .where('b.bundle_id', 'in', bundleIds)
    .orderBy('b.position')
    .execute()
}

export type CustomOptionRow = {
  readonly id: number
  readonly productId: number
  readonly type: 'text' | 'number'
  /** Null means the limit of the contract. */
  readonly maxLength: number | null
  readonly isRequired: number
  readonly mediaId: number | null
  readonly label: string
}

export async function customOptionRows(
  db: Db,
  productIds: readonly number[],
  language: string,
): Promise<readonly CustomOptionRow[]> {
  if (productIds.length === 0) return []
  const rows = await db
    .selectFrom('custom_option as o')
    .innerJoin('custom_option_text as t', 't.option_id', 'o.id')
    .select(['o.id', 'o.product_id as productId', 'o.option_type as type', 't.language', 't.label'])
    .select(['o.max_length as maxLength', 'o.is_required as isRequired', 'o.media_id as mediaId'])
    .where('o.product_id', 'in', productIds)
    .where('t.language', 'in', withFallback(language))
    .orderBy('o.id')
    .execute()
  return [...preferred(rows, (row) => row.id, language).values()]
}

export async function productName(
  db: Db,
  productId: number,
  language: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('product_text')
    .select('name')
    .where('product_id', '=', productId)
    .where('language', '=', language)
    .executeTakeFirst()
  return row?.name ?? null
}

/** Includes archived products. */
export async function namesOfProducts(
  db: Db,
  ids: readonly number[],
  language: string,
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('product_text')
    .where('product_id', 'in', ids)
    .where('language', '=', language)
    .select(['product_id', 'name'])
    .execute()
  return new Map(rows.map((row) => [row.product_id, row.name]))
}

/** Also of archived ones. */
export async function skusOfProducts(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('product').select(['id', 'sku']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, sku }) => [id, sku ?? '']))
}

/** Whether shoppers can find it: variants are choices on their product's page. */
export async function isOffered(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('product')
    .where('id', '=', id)
    .where('parent_id', 'is', null)
    .where('archived', '=', 0)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Of all products and categories that visitors may see. */
export async function publicCatalogueSlugs(
  db: Db,
  language: string,
): Promise<readonly { readonly kind: 'product' | 'category'; readonly slug: string }[]> {
  const current = db
    .selectFrom('slug')
    .select('slug')
    .where('current', '=', 1)
    .where('language', '=', language)
  const [products, categories] = await Promise.all([
    current
      .where('kind', '=', 'product')
      .innerJoin('product as p', 'p.id', 'slug.target')
      .where('p.archived', '=', 0)
      .execute(),
    current.where('kind', '=', 'category').execute(),
  ])
  return [
    ...products.map(({ slug }) => ({ kind: 'product' as const, slug })),
    ...categories.map(({ slug }) => ({ kind: 'category' as const, slug })),
  ]
}

/** `isDigital` is true for an EProduct, and for a product with such variants. */
export async function findProductBySku(
  db: Db,
  sku: string,
): Promise<{ readonly id: number; readonly isDigital: boolean } | null> {
  const rows = await db
    .selectFrom('product as p')
    .leftJoin('product as v', 'v.parent_id', 'p.id')
    .select(['p.id', 'p.format', 'v.format as variantFormat'])
    .where('p.sku', '=', sku)
    .execute()
  const [row] = rows
  if (!row) return null
  const formats = rows.flatMap(({ format, variantFormat }) => [format, variantFormat])
  return { id: row.id, isDigital: formats.includes('EProduct') }
}

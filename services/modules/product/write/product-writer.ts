import { sql } from 'kysely'
import type {} from '#services/modules/product/tables.ts'
import type { WrittenText } from '#services/modules/product/text-columns.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import type { ProductFormat } from './catalogue-input.ts'

export type WrittenProduct = {
  readonly parent: { readonly id: number; readonly variantKey: string } | null
  readonly sku: string
  readonly format: ProductFormat
  readonly archived: boolean
  readonly featured: boolean
  readonly categoryPriority: number
  readonly listPriceCents: number | null
  readonly membershipPriceCents: number | null
  readonly manufacturer: { readonly name: string; readonly contact: string } | null
  readonly createdAt: string
}

export async function insertProduct(trx: Trx, product: WrittenProduct): Promise<number> {
  const { id } = await trx
    .insertInto('product')
    .values({
      parent_id: product.parent?.id ?? null,
      variant_key: product.parent?.variantKey ?? null,
      sku: product.sku,
      format: product.format,
      archived: product.archived ? 1 : 0,
      featured: product.featured ? 1 : 0,
      category_priority: product.categoryPriority,
      list_price_cents: product.listPriceCents,
      membership_price_cents: product.membershipPriceCents,
      manufacturer_name: product.manufacturer?.name ?? null,
      manufacturer_contact: product.manufacturer?.contact ?? null,
      created_at: product.createdAt,
      updated_at: product.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The search text is written last, when everything else is known. */
export async function writeText(trx: Trx, productId: number, text: WrittenText): Promise<void> {
  const { language, ...columns } = text
  await trx
    .insertInto('product_text')
    .values({ product_id: productId, language, search_fold: '', ...columns })
    .onConflict((conflict) => conflict.columns(['product_id', 'language']).doUpdateSet(columns))
    .execute()
}

export async function insertTaxes(
  trx: Trx,
  productId: number,
  rates: readonly { readonly country: string; readonly basisPoints: number }[],
): Promise<void> {
  await trx
    .insertInto('product_tax')
    .values(
      rates.map(({ country, basisPoints }) => ({
        product_id: productId,
        country,
        rate_basis_points: basisPoints,
      })),
    )
    .execute()
}

/** The first category is the main one. */
export async function insertCategories(
  trx: Trx,
  productId: number,
  categoryIds: readonly number[],
): Promise<void> {
  if (categoryIds.length === 0) return
  await trx
    .insertInto('product_category')
    .values(
      categoryIds.map((categoryId, index) => ({
        product_id: productId,
        category_id: categoryId,
        is_main: index === 0 ? (1 as const) : (0 as const),
      })),
    )
    .execute()
}

export async function insertMediaIds(
  trx: Trx,
  productId: number,
  mediaIds: readonly number[],
): Promise<void> {
  if (mediaIds.length === 0) return
  await trx
    .insertInto('product_media')
    .values(
      mediaIds.map((mediaId, position) => ({
        product_id: productId,
        media_id: mediaId,
        position,
      })),
    )
    .execute()
}

export async function replaceCrossSells(
  trx: Trx,
  productId: number,
  offeredIds: readonly number[],
): Promise<void> {
  await trx.deleteFrom('cross_sell').where('product_id', '=', productId).execute()
  if (offeredIds.length === 0) return
  await trx
    .insertInto('cross_sell')
    .values(
      offeredIds.map((offeredId, position) => ({
        product_id: productId,
        offered_id: offeredId,
        position,
      })),
    )
    .execute()
}

export async function insertBundleEntries(
  trx: Trx,
  bundleId: number,
  entries: readonly { readonly productId: number; readonly quantity: number }[],
): Promise<void> {
  if (entries.length === 0) return
  await trx
    .insertInto('bundle_entry')
    .values(
      entries.map(({ productId, quantity }, position) => ({
        bundle_id: bundleId,
        product_id: productId,
        quantity,
        position,
      })),
    )
    .execute()
}

export async function insertCustomOption(
  trx: Trx,
  productId: number,
  option: {
    readonly type: 'text' | 'number'
    readonly maxLength?: number
    readonly isRequired?: boolean
    readonly mediaId?: number
    readonly texts: readonly { readonly language: string; readonly label: string }[]
  },
): Promise<void> {
  const { id } = await trx
    .insertInto('custom_option')
    .values({
      product_id: productId,
      option_type: option.type,
      max_length: option.maxLength ?? null,
      is_required: option.isRequired ? 1 : 0,
      media_id: option.mediaId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('custom_option_text')
    .values(option.texts.map((text) => ({ option_id: id, ...text })))
    .execute()
}

export type LockedProduct = {
  readonly id: number
  readonly parentId: number | null
  readonly listPriceCents: number | null
}

/** Locks the product's row: prices and reductions change one at a time. */
export async function lockProduct(
  trx: Trx,
  productId: number,
  updatedAt: string,
): Promise<LockedProduct | undefined> {
  return trx
    .updateTable('product')
    .set({ updated_at: updatedAt })
    .where('id', '=', productId)
    .returning(['id', 'parent_id as parentId', 'list_price_cents as listPriceCents'])
    .executeTakeFirst()
}

/** Leaves `updated_at` unchanged, because the product itself does not change. */
export async function lockRating(trx: Trx, productId: number): Promise<void> {
  await trx
    .updateTable('product')
    .set((eb) => ({ rating_counts: eb.ref('rating_counts') }))
    .where('id', '=', productId)
    .execute()
}

export async function writeRating(
  trx: Trx,
  productId: number,
  counts: string | null,
): Promise<void> {
  await trx
    .updateTable('product')
    .set({ rating_counts: counts })
    .where('id', '=', productId)
    .execute()
}

export async function setFlags(
  trx: Trx,
  productId: number,
  flags: { readonly archived?: boolean; readonly featured?: boolean },
): Promise<void> {
  await trx
    .updateTable('product')
    .set({
      ...(flags.archived === undefined ? {} : { archived: flags.archived ? 1 : 0 }),
      ...(flags.featured === undefined ? {} : { featured: flags.featured ? 1 : 0 }),
    })
    .where('id', '=', productId)
    .execute()
}

export async function productsBySku(
  trx: Trx,
  skus: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: number; readonly format: ProductFormat }>> {
  if (skus.length === 0) return new Map()
  const rows = await trx
    .selectFrom('product')
    .select(['id', 'sku', 'format'])
    .where('sku', 'in', skus)
    .where('parent_id', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row.sku, row]))
}

/** Products that pages and lists show for these ids: a variant's product. */
export async function listedIdsOf(
  trx: Trx,
  productIds: readonly number[],
): Promise<readonly number[]> {
  if (productIds.length === 0) return []
  const rows = await trx
    .selectFrom('product')
    .select(sql<number>`coalesce(parent_id, id)`.as('id'))
    .distinct()
    .where('id', 'in', productIds)
    .execute()
  return rows.map((row) => row.id)
}

export async function productFormats(
  db: Db,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, ProductFormat>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('product')
    .select(['id', 'format'])
    .where('id', 'in', productIds)
    .execute()
  return new Map(rows.map((row) => [row.id, row.format]))
}

export async function bundlesWith(
  trx: Trx,
  productId: number,
): Promise<readonly { readonly bundleId: number; readonly quantity: number }[]> {
  return trx
    .selectFrom('bundle_entry')
    .select(['bundle_id as bundleId', 'quantity'])
    .where('product_id', '=', productId)
    .execute()
}

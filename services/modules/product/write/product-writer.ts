import { sql } from 'kysely'
import { recordMediaInTexts } from '#services/modules/media/api.ts'
import type {} from '#services/modules/product/tables.ts'
import type { WrittenText } from '#services/modules/product/text-columns.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import type { ProductFormat } from './catalogue-input.ts'
import { inParts } from './in-parts.ts'

export async function writeTexts(
  trx: Trx,
  texts: readonly {
    readonly productId: number
    readonly text: WrittenText
    readonly searchFold: string
  }[],
): Promise<void> {
  const rows = texts.map(({ productId, text, searchFold }) => ({
    product_id: productId,
    ...text,
    search_fold: searchFold,
  }))
  await inParts(rows, (part) =>
    trx
      .insertInto('product_text')
      .values(part)
      .onConflict((conflict) =>
        conflict.columns(['product_id', 'language']).doUpdateSet((eb) => ({
          name: eb.ref('excluded.name'),
          name_sort: eb.ref('excluded.name_sort'),
          excerpt: eb.ref('excluded.excerpt'),
          description: eb.ref('excluded.description'),
          meta_title: eb.ref('excluded.meta_title'),
          meta_description: eb.ref('excluded.meta_description'),
          search_fold: eb.ref('excluded.search_fold'),
        })),
      )
      .execute(),
  )
  await recordMediaInTexts(
    trx,
    'PRODUCT',
    texts.map(({ productId, text: { language, description } }) => ({
      ...{ record: productId, part: language, html: description },
    })),
  )
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
  const products = new Map<string, { readonly id: number; readonly format: ProductFormat }>()
  await inParts([...new Set(skus)], async (part) => {
    const rows = await trx
      .selectFrom('product')
      .select(['id', 'sku', 'format'])
      .where('sku', 'in', part)
      .where('parent_id', 'is', null)
      .execute()
    for (const { sku, ...row } of rows) products.set(sku, row)
  })
  return products
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
  productIds: readonly number[],
): Promise<readonly { readonly bundleId: number; readonly quantity: number }[]> {
  if (productIds.length === 0) return []
  return trx
    .selectFrom('bundle_entry')
    .select(['bundle_id as bundleId', 'quantity'])
    .where('product_id', 'in', productIds)
    .execute()
}

export async function variantIdsOf(
  trx: Trx,
  productIds: readonly number[],
): Promise<readonly number[]> {
  const ids: number[] = []
  await inParts(productIds, async (part) => {
    const rows = await trx
      .selectFrom('product')
      .select('id')
      .where('parent_id', 'in', part)
      .execute()
    ids.push(...rows.map(({ id }) => id))
  })
  return ids
}

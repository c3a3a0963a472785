import { requireAlt, requireMedia } from '#services/modules/media/api.ts'
import { addChanges } from '#services/platform/changes.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { DEFAULT_LANGUAGE } from '#services/platform/text/language-fallback.ts'
import { customOptionRows } from './read/product-store.ts'
import { listTags, productTags } from './write/change-tags.ts'
import { insertMediaIds } from './write/part-rows.ts'
import { lockProduct } from './write/product-writer.ts'

export type ProductPictures = {
  readonly id: number
  readonly sku: string
  readonly isArchived: boolean
  readonly mediaIds: readonly number[]
  /** In the order in which they were made. */
  readonly variants: readonly {
    readonly id: number
    readonly sku: string
    readonly mediaIds: readonly number[]
  }[]
  /** What buyers may type, and the picture on which the shop draws it: one or none. */
  readonly options: readonly {
    readonly id: number
    readonly label: string
    readonly mediaIds: readonly number[]
  }[]
}

/** Null for a variant, and for what does not exist. */
export async function readPictures(db: Db, id: number): Promise<ProductPictures | null> {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'parent_id', 'sku', 'archived'])
    .where(({ or, eb }) => or([eb('id', '=', id), eb('parent_id', '=', id)]))
    .orderBy('id')
    .execute()
  const own = rows.find((row) => row.id === id && row.parent_id === null)
  if (!own) return null
  const shown = await db
    .selectFrom('product_media')
    .select(['product_id', 'media_id'])
    .where(
      'product_id',
      'in',
      rows.map((row) => row.id),
    )
    .orderBy('position')
    .execute()
  const options = await customOptionRows(db, [id], DEFAULT_LANGUAGE)
  const mediaIdsOf = (productId: number) =>
    shown.flatMap((row) => (row.product_id === productId ? row.media_id : []))
  return {
    ...{ id, sku: own.sku, isArchived: own.archived === 1, mediaIds: mediaIdsOf(id) },
    variants: rows.flatMap((row) =>
      row.parent_id === id ? { id: row.id, sku: row.sku, mediaIds: mediaIdsOf(row.id) } : [],
    ),
    options: options.map(({ id: optionId, label, mediaId }) => ({
      ...{ id: optionId, label, mediaIds: mediaId === null ? [] : [mediaId] },
    })),
  }
}

/** Two changes of a product follow one another. */
export async function lockPictures(trx: Trx, clock: Clock, id: number): Promise<void> {
  await lockProduct(trx, id, clock.now().toISOString())
}

/** Replaces the pictures of a product or variant; those that are new need an alternative text. */
export async function replacePictures(
  trx: Trx,
  {
    productId,
    before,
    after,
  }: {
    readonly productId: number
    readonly before: readonly number[]
    readonly after: readonly number[]
  },
): Promise<void> {
  await requirePictures(trx, { before, after })
  await trx.deleteFrom('product_media').where('product_id', '=', productId).execute()
  await insertMediaIds(
    trx,
    after.map((mediaId, position) => ({ id: productId, mediaId, position })),
  )
  await addChanges(trx, await listTags(trx, [productId]))
}

/** Replaces the picture on which the shop draws what a buyer types. */
export async function setOptionPicture(
  trx: Trx,
  {
    productId,
    optionId,
    before,
    after,
  }: {
    readonly productId: number
    readonly optionId: number
    readonly before: readonly number[]
    readonly after: readonly number[]
  },
): Promise<void> {
  await requirePictures(trx, { before, after })
  await trx
    .updateTable('custom_option')
    .set({ media_id: after[0] ?? null })
    .where('id', '=', optionId)
    .where('product_id', '=', productId)
    .execute()
  await addChanges(trx, await productTags(trx, [productId]))
}

/** They are public, and those that are new have an alternative text. */
async function requirePictures(
  trx: Trx,
  { before, after }: { readonly before: readonly number[]; readonly after: readonly number[] },
): Promise<void> {
  await requireMedia(trx, after, 'pictures')
  await requireAlt(
    trx,
    after.filter((id) => !before.includes(id)),
    'pictures',
  )
}

/** How many pictures each of the products and its variants have, and its first one. */
export async function picturesOfProducts(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { readonly count: number; readonly first: number }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('product_media as shown')
    .innerJoin('product as part', 'part.id', 'shown.product_id')
    .select(['shown.media_id as mediaId', 'part.id as partId', 'part.parent_id as parentId'])
    .where(({ or, eb }) => or([eb('part.id', 'in', ids), eb('part.parent_id', 'in', ids)]))
    .orderBy('part.id')
    .orderBy('shown.position')
    .execute()
  const byProduct = Map.groupBy(rows, ({ partId, parentId }) => parentId ?? partId)
  return new Map(
    [...byProduct].map(([id, shown]) => [
      id,
      {
        count: new Set(shown.map(({ mediaId }) => mediaId)).size,
        first: (shown.find(({ partId }) => partId === id) ?? shown[0])?.mediaId ?? 0,
      },
    ]),
  )
}

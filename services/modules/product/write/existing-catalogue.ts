import { knownAttributes } from '#services/modules/product/attribute-store.ts'
import type { Db } from '#services/platform/database.ts'
import { currentSlugs } from '#services/platform/slugs.ts'
import { DEFAULT_LANGUAGE } from '#services/platform/text/language-fallback.ts'

/** Facts about the existing catalogue for generators. */
export type ExistingCatalogue = {
  /** 0 in an empty catalogue. */
  readonly newestId: number
  readonly attributeCodes: ReadonlySet<string>
  /** First pictures, each with the slug of the product that first used it. */
  readonly pictures: readonly { readonly slug: string; readonly mediaId: number }[]
}

export async function existingCatalogue(
  db: Db,
  codes: readonly string[],
): Promise<ExistingCatalogue> {
  const newest = await db
    .selectFrom('product')
    .select((eb) => eb.fn.coalesce(eb.fn.max('id'), eb.val(0)).as('id'))
    .executeTakeFirstOrThrow()
  const shown = await db
    .selectFrom('product_media')
    .select((eb) => ['media_id as mediaId', eb.fn.min('product_id').as('productId')])
    .where('position', '=', 0)
    .groupBy('media_id')
    .orderBy('media_id')
    .execute()
  const slugs = await currentSlugs(
    db,
    'product',
    DEFAULT_LANGUAGE,
    shown.map(({ productId }) => productId),
  )
  return {
    newestId: newest.id,
    attributeCodes: new Set((await knownAttributes(db, codes)).keys()),
    pictures: shown.map(({ mediaId, productId }) => ({
      mediaId,
      slug: slugs.get(productId) ?? '',
    })),
  }
}

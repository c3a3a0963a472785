import type {} from '#services/modules/product/tables.ts'
import type { Db } from '#services/platform/database.ts'

/** Of all categories. */
export async function publicCategories(
  db: Db,
  language: string,
): Promise<readonly { readonly id: number; readonly slug: string }[]> {
  return await db
    .selectFrom('slug')
    .select(['target as id', 'slug'])
    .where('kind', '=', 'category')
    .where('language', '=', language)
    .where('current', '=', 1)
    .execute()
}

/** Those of these products that visitors may see. */
export async function publicProducts(
  db: Db,
  language: string,
  ids: readonly number[],
): Promise<readonly { readonly id: number; readonly slug: string; readonly updatedAt: string }[]> {
  return await db
    .selectFrom('product as p')
    .innerJoin('slug as s', 's.target', 'p.id')
    .select(['p.id', 's.slug', 'p.updated_at as updatedAt'])
    .where('p.id', 'in', ids)
    .where('p.archived', '=', 0)
    .where('s.kind', '=', 'product')
    .where('s.language', '=', language)
    .where('s.current', '=', 1)
    .execute()
}

/** Ids of products and variants in their order. */
export async function nextProductIds(
  db: Db,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

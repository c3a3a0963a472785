import { sql } from 'kysely'
import type {} from '#services/modules/product/tables.ts'
import type { Trx } from '#services/platform/database.ts'
import { textOf } from '#services/platform/text/html.ts'
import { searchText } from '#services/platform/text/keywords.ts'
import { preferred, withFallback } from '#services/platform/text/language-fallback.ts'

/** Rebuilds the search text of a product in each of its languages. */
export async function refreshSearch(trx: Trx, productId: number): Promise<void> {
  const texts = await trx
    .selectFrom('product_text')
    .select(['language', 'name', 'excerpt', 'description'])
    .where('product_id', '=', productId)
    .execute()
  const skus = await trx
    .selectFrom('product')
    .select('sku')
    .where((eb) => eb.or([eb('id', '=', productId), eb('parent_id', '=', productId)]))
    .execute()

  for (const { language, name, excerpt, description } of texts) {
    const found = searchText([
      name,
      ...skus.map(({ sku }) => sku),
      ...(await relatedNames(trx, productId, language)),
      excerpt,
      textOf(description ?? ''),
    ])
    await trx
      .updateTable('product_text')
      .set({ search_fold: found })
      .where('product_id', '=', productId)
      .where('language', '=', language)
      .execute()
  }
}

/** Names of its categories and tags, and of the values of the product and its variants. */
async function relatedNames(
  trx: Trx,
  productId: number,
  language: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ kind: string; id: number; language: string; name: string }>`
    select 'category' as kind, t.category_id as id, t.language, t.name from category_text t
      join product_category pc on pc.category_id = t.category_id where pc.product_id = ${productId}
    union all
    select 'tag' as kind, t.tag_id as id, t.language, t.name from product_tag_text t
      join product_tagging pt on pt.tag_id = t.tag_id where pt.product_id = ${productId}
    union all
    select distinct 'value' as kind, t.value_id as id, t.language, t.label as name
      from attribute_value_text t
      join product_attribute pa on pa.value_id = t.value_id
      where pa.listed_product_id = ${productId}
  `.execute(trx)
  const known = rows.filter((row) => withFallback(language).includes(row.language))
  return [...Map.groupBy(known, (row) => row.kind).values()].flatMap((same) =>
    [...preferred(same, (row) => row.id, language).values()].map((row) => row.name),
  )
}

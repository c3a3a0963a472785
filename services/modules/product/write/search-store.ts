import { sql } from 'kysely'
import type {} from '#services/modules/product/tables.ts'
import type { WrittenText } from '#services/modules/product/text-columns.ts'
import type { Trx } from '#services/platform/database.ts'
import { textOf } from '#services/platform/text/html.ts'
import { searchText } from '#services/platform/text/keywords.ts'
import { DEFAULT_LANGUAGE } from '#services/platform/text/language-fallback.ts'
import { inParts } from './in-parts.ts'

/** What a product is found by beside its own texts: SKUs, and the names of what it belongs to. */
export type SearchSources = {
  readonly skus: readonly string[]
  readonly categoryIds: readonly number[]
  readonly tagIds: readonly number[]
  /** Of the product and its variants. */
  readonly valueIds: readonly number[]
}

type SearchedText = {
  readonly productId: number
  readonly text: Pick<WrittenText, 'language' | 'name' | 'excerpt' | 'description'>
  readonly sources: SearchSources
}

/** Adds the search text to each text. */
export async function searchTexts<Text extends SearchedText>(
  trx: Trx,
  texts: readonly Text[],
): Promise<readonly (Text & { readonly searchFold: string })[]> {
  const sources = [...new Set(texts.map((text) => text.sources))]
  const categories = await namesIn(trx, 'category_text', idsOf(sources, 'categoryIds'))
  const tags = await namesIn(trx, 'product_tag_text', idsOf(sources, 'tagIds'))
  const values = await namesIn(trx, 'attribute_value_text', idsOf(sources, 'valueIds'))
  return texts.map((each) => {
    const { skus, categoryIds, tagIds, valueIds } = each.sources
    const { language, name, excerpt, description } = each.text
    const searchFold = searchText([
      name,
      ...skus,
      ...categoryIds.map((id) => categories(id, language)),
      ...tagIds.map((id) => tags(id, language)),
      ...valueIds.map((id) => values(id, language)),
      excerpt,
      textOf(description ?? ''),
    ])
    return { ...each, searchFold }
  })
}

/** Rebuilds the search texts of products in each of their languages. */
export async function refreshSearch(trx: Trx, productIds: readonly number[]): Promise<void> {
  await inParts(productIds, async (part) => {
    const rows = await trx
      .selectFrom('product_text')
      .select(['product_id as productId', 'language', 'name', 'excerpt', 'description'])
      .where('product_id', 'in', part)
      .execute()
    const sources = await storedSources(trx, part)
    const texts = rows.flatMap(({ productId, ...text }) => {
      const own = sources.get(productId)
      return own ? { productId, text, sources: own } : []
    })
    for (const { productId, text, searchFold } of await searchTexts(trx, texts)) {
      await trx
        .updateTable('product_text')
        .set({ search_fold: searchFold })
        .where('product_id', '=', productId)
        .where('language', '=', text.language)
        .execute()
    }
  })
}

async function storedSources(
  trx: Trx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SearchSources>> {
  const skus = await trx
    .selectFrom('product')
    .select((eb) => [eb.fn.coalesce('parent_id', 'id').as('id'), 'sku'])
    .where((eb) => eb.or([eb('id', 'in', ids), eb('parent_id', 'in', ids)]))
    .execute()
  const categories = await trx
    .selectFrom('product_category')
    .select(['product_id as id', 'category_id as found'])
    .where('product_id', 'in', ids)
    .execute()
  const tags = await trx
    .selectFrom('product_tagging')
    .select(['product_id as id', 'tag_id as found'])
    .where('product_id', 'in', ids)
    .execute()
  const values = await trx
    .selectFrom('product_attribute')
    .select(['listed_product_id as id', 'value_id as found'])
    .where('listed_product_id', 'in', ids)
    .where('value_id', 'is not', null)
    .$narrowType<{ found: number }>()
    .execute()
  const skusOf = Map.groupBy(skus, ({ id }) => id)
  const [categoriesOf, tagsOf, valuesOf] = [categories, tags, values].map(grouped)
  return new Map(
    ids.map((id) => [
      id,
      {
        skus: (skusOf.get(id) ?? []).map(({ sku }) => sku),
        categoryIds: categoriesOf?.get(id) ?? [],
        tagIds: tagsOf?.get(id) ?? [],
        valueIds: valuesOf?.get(id) ?? [],
      },
    ]),
  )
}

function grouped(
  rows: readonly { readonly id: number; readonly found: number }[],
): ReadonlyMap<number, readonly number[]> {
  const groups = Map.groupBy(rows, ({ id }) => id)
  return new Map([...groups].map(([id, own]) => [id, own.map(({ found }) => found)]))
}

function idsOf(
  sources: readonly SearchSources[],
  kind: 'categoryIds' | 'tagIds' | 'valueIds',
): readonly number[] {
  return [...new Set(sources.flatMap((source) => source[kind]))]
}

const NAMES = {
  category_text: { id: 'category_id', name: 'name' },
  product_tag_text: { id: 'tag_id', name: 'name' },
  attribute_value_text: { id: 'value_id', name: 'label' },
} as const

/** Names in a language, or else in the default one. */
async function namesIn(
  trx: Trx,
  table: keyof typeof NAMES,
  ids: readonly number[],
): Promise<(id: number, language: string) => string | undefined> {
  const { id: key, name } = NAMES[table]
  const names = new Map<string, string>()
  await inParts(ids, async (part) => {
    const rows = await trx
      .selectFrom(table)
      .select([
        'language',
        sql<number>`${sql.ref(key)}`.as('id'),
        sql<string>`${sql.ref(name)}`.as('name'),
      ])
      .where(sql<number>`${sql.ref(key)}`, 'in', part)
      .execute()
    for (const row of rows) names.set(`${row.language} ${row.id}`, row.name)
  })
  return (id, language) => names.get(`${language} ${id}`) ?? names.get(`${DEFAULT_LANGUAGE} ${id}`)
}

import { type RawBuilder, sql } from 'kysely'
import type {} from '#services/modules/product/tables.ts'
import { type Db, engineOf } from '#services/platform/database.ts'

/** Everything that decides a listed product's place in lists and facets. */
export type ProductFacts = {
  readonly id: number
  readonly archived: boolean
  readonly featured: boolean
  readonly categoryPriority: number
  readonly listPriceCents: number
  readonly manufacturer: string | null
  /** Its own SKUs, then those of its variants. */
  readonly skus: readonly string[]
  readonly texts: readonly TextRow[]
  readonly categories: readonly CategoryRow[]
  readonly values: readonly ValueRow[]
  readonly scalars: readonly ScalarRow[]
  readonly reductions: readonly ReductionRow[]
}

type OfProduct<Row> = Row & { readonly productId: number }
type TextRow = {
  readonly language: string
  readonly name: string
  readonly nameSort: string
  readonly searchFold: string
}
type CategoryRow = { readonly categoryId: number; readonly isMain: number }
type ValueRow = { readonly attributeId: number; readonly valueId: number }
type ScalarRow = {
  readonly attributeId: number
  readonly yesNo: number | null
  readonly thousandths: number | null
  readonly moment: string | null
}
type ReductionRow = {
  readonly priceCents: number
  readonly startsAt: string
  readonly endsAt: string | null
}
type ProductRow = {
  readonly id: number
  readonly sku: string
  readonly archived: number
  readonly featured: number
  readonly categoryPriority: number
  readonly listPriceCents: number
  readonly manufacturer: string | null
}

/** The next products after `afterId`, by id; fewer than requested mean that there are no more. */
export async function factsAfter(
  db: Db,
  afterId: number,
  limit: number,
): Promise<readonly ProductFacts[]> {
  const products = await productRows(db, sql`id > ${afterId}`, limit)
  const [first] = products
  const last = products.at(-1)
  if (!first || !last) return []
  return factsOf(db, products, (column) => sql`${column} between ${first.id} and ${last.id}`)
}

/** Products that exist, of the given ids. */
export async function factsOfIds(db: Db, ids: readonly number[]): Promise<readonly ProductFacts[]> {
  const isRequested = (column: RawBuilder<unknown>) => sql`${column} in (${sql.join(ids)})`
  return factsOf(db, await productRows(db, isRequested(sql`id`), ids.length), isRequested)
}

export async function textLanguages(db: Db): Promise<readonly string[]> {
  const rows = await db.selectFrom('product_text').select('language').distinct().execute()
  return rows.map((row) => row.language)
}

export async function filterableIds(db: Db): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('attribute').select('id').where('filterable', '=', 1).execute()
  return new Set(rows.map((row) => row.id))
}

/**
 * Avoids the index of parents, which SQLite would choose although nearly every product has none.
 */
async function productRows(
  db: Db,
  isRequested: RawBuilder<unknown>,
  limit: number,
): Promise<readonly ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select id, sku, archived, featured, category_priority as "categoryPriority",
      list_price_cents as "listPriceCents", manufacturer_name as manufacturer
    from product where coalesce(parent_id, 0) = 0 and ${isRequested} order by id limit ${limit}`.execute(
    db,
  )
  return rows
}

async function factsOf(
  db: Db,
  products: readonly ProductRow[],
  isRequested: (column: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<readonly ProductFacts[]> {
  const byProduct = isRequested(sql`product_id`)
  const [texts, categories, values, scalars, reductions, variants] = await Promise.all([
    grouped<TextRow>(
      db,
      sql`select product_id as "productId", language, name, name_sort as "nameSort",
        search_fold as "searchFold" from product_text where ${byProduct}`,
    ),
    grouped<CategoryRow>(
      db,
      sql`select product_id as "productId", category_id as "categoryId", is_main as "isMain"
        from product_category where ${byProduct}`,
    ),
    grouped<{ readonly pairs: string }>(
      db,
      sql`select listed_product_id as "productId", ${joinedPairs(db)} as pairs
        from product_attribute where value_id is not null and ${isRequested(sql`listed_product_id`)}
        group by listed_product_id`,
    ),
    grouped<ScalarRow>(
      db,
      sql`select listed_product_id as "productId", attribute_id as "attributeId",
        yes_no as "yesNo", number_thousandths as thousandths, moment
        from product_attribute where value_id is null and ${isRequested(sql`listed_product_id`)}`,
    ),
    grouped<ReductionRow>(
      db,
      sql`select product_id as "productId", price_cents as "priceCents", starts_at as "startsAt",
        ends_at as "endsAt" from reduction where ${byProduct}`,
    ),
    grouped<{ readonly sku: string }>(
      db,
      sql`select parent_id as "productId", sku from product where ${isRequested(sql`parent_id`)}`,
    ),
  ])
  return products.map((product) => ({
    ...product,
    archived: product.archived === 1,
    featured: product.featured === 1,
    skus: [product.sku, ...(variants.get(product.id) ?? []).map((variant) => variant.sku)],
    texts: texts.get(product.id) ?? [],
    categories: categories.get(product.id) ?? [],
    values: (values.get(product.id) ?? []).flatMap(({ pairs }) => valuesIn(pairs)),
    scalars: scalars.get(product.id) ?? [],
    reductions: reductions.get(product.id) ?? [],
  }))
}

/** Most rows are values; one text per product is read in a fifth of the time. */
function joinedPairs(db: Db): RawBuilder<string> {
  return engineOf(db) === 'postgres'
    ? sql`string_agg(attribute_id || ':' || value_id, ',')`
    : sql`group_concat(attribute_id || ':' || value_id)`
}

function valuesIn(pairs: string): readonly ValueRow[] {
  return pairs.split(',').map((pair) => {
    const colon = pair.indexOf(':')
    return { attributeId: Number(pair.slice(0, colon)), valueId: Number(pair.slice(colon + 1)) }
  })
}

async function grouped<Row>(
  db: Db,
  question: RawBuilder<unknown>,
): Promise<ReadonlyMap<number, readonly OfProduct<Row>[]>> {
  const { rows } = await sql<OfProduct<Row>>`${question}`.execute(db)
  return Map.groupBy(rows, (row) => row.productId)
}

import { sql } from 'kysely'
import type {
  CategoryContents,
  FacetCount,
  Facets,
  ListQuestion,
} from '#services/modules/product/catalogue/catalogue-reads.ts'
import { excludingKind } from '#services/modules/product/catalogue/own-facet.ts'
import type {} from '#services/modules/product/tables.ts'
import type { Db } from '#services/platform/database.ts'
import { FINAL_CENTS, listed } from './sql-list.ts'

/** Counted over every filterable attribute, or over one alone. */
export async function facetCounts(
  db: Db,
  question: ListQuestion,
  attributeId?: number,
): Promise<readonly FacetCount[]> {
  const which = attributeId === undefined ? sql`a.filterable = 1` : sql`a.id = ${attributeId}`
  const { rows } = await sql<FacetCount>`
    select
      pa.attribute_id as ${sql.ref('attributeId')},
      pa.value_id as ${sql.ref('valueId')},
      pa.yes_no as ${sql.ref('yesNo')},
      count(distinct pa.listed_product_id) as total,
      min(pa.number_thousandths) as ${sql.ref('minThousandths')},
      max(pa.number_thousandths) as ${sql.ref('maxThousandths')},
      min(pa.moment) as ${sql.ref('minMoment')},
      max(pa.moment) as ${sql.ref('maxMoment')}
    from product_attribute pa
    join attribute a on a.id = pa.attribute_id
    where ${which} and pa.listed_product_id in (select p.id ${listed(question)})
    group by pa.attribute_id, pa.value_id, pa.yes_no
  `.execute(db)
  return rows.map((row) => ({ ...row, total: Number(row.total) }))
}

type PriceFacets = Pick<Facets, 'prices' | 'until'> & { readonly reduced: number }

export async function priceFacets(db: Db, question: ListQuestion): Promise<PriceFacets> {
  const isReduced = sql`running.price_cents < p.list_price_cents`
  const { rows: reduced } = await sql<{ total: number }>`
    select count(*) as total ${listed(excludingKind(question, 'discount'))} and ${isReduced}
  `.execute(db)
  const { rows: prices } = await sql<Record<'total' | 'minCents' | 'maxCents', number>>`
    select count(*) as total, min(${FINAL_CENTS}) as ${sql.ref('minCents')},
      max(${FINAL_CENTS}) as ${sql.ref('maxCents')}
    ${listed(excludingKind(question, 'price'))}
  `.execute(db)
  const { rows: borders } = await sql<{ moment: string | null }>`
    select min(moment) as moment from (
      select starts_at as moment from reduction union all select ends_at from reduction
    ) borders where moment > ${question.now}
  `.execute(db)
  const [ends] = prices
  return {
    reduced: Number(reduced[0]?.total ?? 0),
    prices: ends && Number(ends.total) > 0 ? { ...ends, total: Number(ends.total) } : null,
    until: borders[0]?.moment ?? null,
  }
}

/**
 * What belongs to a category is handed in: of a recursive query PostgreSQL expects half a million rows.
 */
export async function categoryTotals(
  db: Db,
  categories: readonly CategoryContents[],
): Promise<ReadonlyMap<number, number>> {
  const pairs = categories.flatMap(({ id, holds }) =>
    [...holds].map((held) => sql`(cast(${id} as integer), cast(${held} as integer))`),
  )
  if (pairs.length === 0) return new Map()
  const { rows } = await sql<{ id: number; total: number }>`
    with below(top_id, id) as (values ${sql.join(pairs)})
    select below.top_id as id, count(distinct pc.product_id) as total
    from below
    join product_category pc on pc.category_id = below.id
    join product p on p.id = pc.product_id and p.archived = 0
    group by below.top_id
  `.execute(db)
  return new Map(rows.map((row) => [row.id, Number(row.total)]))
}

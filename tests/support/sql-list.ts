import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import {
  type ListQuestion,
  type ListWindow,
  NEWEST_FIRST,
  type ProductSort,
} from '#services/modules/product/catalogue/catalogue-reads.ts'
import type { Condition } from '#services/modules/product/read/filter.ts'
import type {} from '#services/modules/product/tables.ts'
import type { Db } from '#services/platform/database.ts'
import { searchWords } from '#services/platform/text/keywords.ts'
import { DEFAULT_LANGUAGE } from '#services/platform/text/language-fallback.ts'

/** Of a product of `listed`. */
export const FINAL_CENTS = sql`case when running.price_cents < p.list_price_cents then running.price_cents else p.list_price_cents end`

export async function countListed(db: Db, question: ListQuestion): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total ${listed(question)}
  `.execute(db)
  return Number(rows[0]?.total ?? 0)
}

export async function listedIds(
  db: Db,
  question: ListQuestion,
  { sort = NEWEST_FIRST, limit, offset }: ListWindow,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id ${listed(question)} order by ${orderOf(sort)} limit ${limit} offset ${offset}
  `.execute(db)
  return rows.map((row) => row.id)
}

/** For use inside another query: `… in (select p.id from …)`. */
export function listed({
  language,
  now,
  conditions,
  keywords,
  mainCategory,
}: ListQuestion): RawBuilder<unknown> {
  if (searchWords(keywords).length > 0) throw new Error('SQL knows nothing of keywords')
  const all: Expression<SqlBool>[] = [sql<SqlBool>`p.parent_id is null`, ...conditions.map(holds)]
  if (mainCategory !== undefined) {
    all.push(
      sql`p.id in (select product_id from product_category where is_main = 1 and category_id = ${mainCategory})`,
    )
  }
  return sql`
    from product p
    left join product_text t on t.product_id = p.id and t.language = ${language}
    left join product_text d on d.product_id = p.id and d.language = ${DEFAULT_LANGUAGE}
    left join (
      select product_id, min(price_cents) as price_cents from reduction
      where starts_at <= ${now} and (ends_at is null or ends_at > ${now})
      group by product_id
    ) running on running.product_id = p.id
    where ${sql.join(all, sql` and `)}
  `
}

function holds(condition: Condition): Expression<SqlBool> {
  switch (condition.kind) {
    case 'ids':
      return oneOf('p.id', condition.ids)
    case 'categories':
      return sql`p.id in (select product_id from product_category where ${oneOf('category_id', condition.ids)})`
    case 'archived':
      return sql`p.archived = ${condition.is ? 1 : 0}`
    case 'featured':
      return sql`p.featured = ${condition.is ? 1 : 0}`
    case 'discount':
      return condition.is
        ? sql`running.price_cents < p.list_price_cents`
        : sql`coalesce(running.price_cents, p.list_price_cents) >= p.list_price_cents`
    case 'price':
      return sql`${FINAL_CENTS} between ${condition.fromCents} and ${condition.toCents}`
    case 'valueIds':
      return hasAttribute(condition.attributeId, oneOf('value_id', condition.valueIds))
    case 'yesNo':
      return hasAttribute(condition.attributeId, sql`yes_no = ${condition.is ? 1 : 0}`)
    case 'thousandths':
      return hasAttribute(
        condition.attributeId,
        sql`number_thousandths between ${condition.from} and ${condition.to}`,
      )
    case 'moment':
      return hasAttribute(
        condition.attributeId,
        sql`moment between ${condition.from} and ${condition.to}`,
      )
  }
}

/** A product is found by what its variants have, too. */
function hasAttribute(attributeId: number, value: Expression<SqlBool>): Expression<SqlBool> {
  return sql`p.id in (select listed_product_id from product_attribute where attribute_id = ${attributeId} and ${value})`
}

function oneOf(column: string, values: readonly number[]): Expression<SqlBool> {
  if (values.length === 0) return sql`1 = 0`
  return sql`${sql.ref(column)} in (${sql.join(values)})`
}

/** Ties go by id, so that no product stands on two pages. */
function orderOf({ param, order }: ProductSort): RawBuilder<unknown> {
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  switch (param) {
    case 'id':
      return sql`p.id ${direction}`
    case 'name':
      return sql`coalesce(t.name_sort, d.name_sort) ${direction}, p.id ${direction}`
    case 'categoryPriority':
      return sql`p.category_priority ${direction}, p.id ${direction}`
    case 'finalPrice':
      return sql`${FINAL_CENTS} ${direction}, p.id ${direction}`
  }
}

import { sql } from 'kysely'
import type { Db } from '#services/platform/database.ts'
import type {} from '#services/product/tables.ts'
import type { LayerCount, ListQuestion } from './catalogue-reads.ts'
import { listed } from './sql-list.ts'

/** Counted over every filterable attribute, or over one alone. */
export async function layerCounts(
  db: Db,
  question: ListQuestion,
  attributeId?: number,
): Promise<readonly LayerCount[]> {
  const which =
    attributeId === undefined
      ? sql`a.filterable = 1`
      : sql`a.filterable = 1 and a.id = ${attributeId}`
  const { rows } = await sql<LayerCount>`
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

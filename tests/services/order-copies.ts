import { randomBytes } from 'node:crypto'
import type { Db } from '#services/platform/database.ts'
import type { Tables } from '#services/platform/tables.ts'

const AT_ONCE = 50
const PARTS = ['order_line', 'order_tax', 'order_event', 'order_piece'] as const

/** Numbers of as many orders like this one, each with all of its parts, in a moment. */
export async function copiesOf(db: Db, number: string, copies: number): Promise<string[]> {
  const { id, ...order } = await db
    .selectFrom('customer_order')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  const [year = ''] = number.split('-')
  const { last } = await db
    .updateTable('order_number')
    .set((eb) => ({ last: eb('last', '+', copies) }))
    .where('year', '=', Number(year))
    .returning('last')
    .executeTakeFirstOrThrow()
  const numbers = Array.from(
    { length: copies },
    (_, index) => `${year}-${String(last - copies + 1 + index).padStart(6, '0')}`,
  )
  for (let from = 0; from < copies; from += AT_ONCE) {
    const rows = numbers.slice(from, from + AT_ONCE).map((copied) => ({
      ...{ ...order, number: copied, slug: randomBytes(16).toString('hex') },
      cart_id: randomBytes(16).toString('hex'),
    }))
    const made = await db.insertInto('customer_order').values(rows).returning('id').execute()
    for (const table of PARTS) await copyParts(db, table, { id, made })
  }
  return numbers
}

async function copyParts(
  db: Db,
  table: (typeof PARTS)[number],
  { id, made }: { readonly id: number; readonly made: readonly { readonly id: number }[] },
): Promise<void> {
  const parts = await db.selectFrom(table).selectAll().where('order_id', '=', id).execute()
  const copied = made.flatMap((order) =>
    parts.map(({ id: _own, ...part }: Record<string, unknown>) => ({
      ...part,
      order_id: order.id,
    })),
  )
  if (copied.length === 0) return
  await db
    .insertInto(table)
    .values(copied as unknown as Tables[typeof table][])
    .execute()
}

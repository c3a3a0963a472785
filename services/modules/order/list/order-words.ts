import { z } from 'zod'
import type { OrderTable } from '#services/modules/order/tables.ts'
import type { AnyDatabase } from '#services/platform/database.ts'
import { wordsOf } from '#services/platform/list/search-words.ts'

type Searched = Pick<OrderTable, 'number' | 'email' | 'shipping_address' | 'billing_address'>

/** Columns that the words come from. */
export const SEARCHED = ['number', 'email', 'shipping_address', 'billing_address'] as const
/** Rows of one statement. */
const CHUNK = 400

const named = z.object({
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string().nullish(),
})

/** Number, also without its year; e-mail, also the parts of its name; names. */
export function wordsOfOrder({ number, email, ...addresses }: Searched): readonly string[] {
  const [, serial = ''] = number.split('-')
  const [local = ''] = email.split('@')
  const names = [addresses.shipping_address, addresses.billing_address].flatMap(namesIn)
  return [
    ...new Set([
      number,
      serial,
      String(Number(serial)),
      email.toLowerCase(),
      ...wordsOf([local, ...names]),
    ]),
  ].filter(Boolean)
}

function namesIn(address: string | null): readonly (string | null | undefined)[] {
  if (address === null) return []
  const { firstName, lastName, companyName } = named.parse(JSON.parse(address))
  return [firstName, lastName, companyName]
}

/** Writes the words of these orders anew, as their rows have them now. */
export async function writeWords(db: AnyDatabase, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const orders = await db
    .selectFrom('customer_order')
    .select(['id', ...SEARCHED])
    .where('id', 'in', ids)
    .execute()
  const rows = orders.flatMap(({ id, ...order }) =>
    wordsOfOrder(order as Searched).map((word) => ({ word, order_id: id })),
  )
  await db.deleteFrom('order_word').where('order_id', 'in', ids).execute()
  for (let from = 0; from < rows.length; from += CHUNK) {
    await db
      .insertInto('order_word')
      .values(rows.slice(from, from + CHUNK))
      .execute()
  }
}

import type { Insertable } from 'kysely'
import { writeCustomerWords } from '#services/modules/user/api.ts'
import type { CustomerTable } from '#services/modules/user/customer/tables.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Db } from '#services/platform/database.ts'
import { sortKey } from '#services/platform/text/sort-key.ts'
import { nameOf } from './order-rows.ts'

const AT_ONCE = 300
const HOUR_MS = 60 * 60_000

/** Customers straight into the table, the latest at `until`: half are guests, most have ordered. */
export async function insertCustomerRows(
  db: Db,
  { count, until }: { readonly count: number; readonly until: Date },
): Promise<void> {
  for (let done = 0; done < count; done += AT_ONCE) {
    const customers = Array.from({ length: Math.min(AT_ONCE, count - done) }, (_, at) => {
      const serial = done + at + 1
      return customerRow(serial, new Date(until.getTime() - (count - serial) * HOUR_MS))
    })
    await inTransaction(db, async (trx) => {
      const rows = await trx.insertInto('customer').values(customers).returning('id').execute()
      await writeCustomerWords(
        trx,
        rows.map(({ id }) => id),
      )
    })
  }
}

function customerRow(serial: number, at: Date): Insertable<CustomerTable> {
  const { first, last } = nameOf(serial)
  const email = `k${serial}@posta.example`
  const isGuest = serial % 2 === 0
  const orders = isGuest ? 1 + (serial % 3) : serial % 5
  return {
    ...{ account_id: null, email, email_key: email, company_name: null },
    ...{ first_name: first, last_name: last, name_key: sortKey(`${last} ${first}`) },
    registered_at: isGuest ? '' : at.toISOString(),
    ...{ orders, last_order_at: orders === 0 ? '' : at.toISOString() },
  }
}

import type { ExpressionBuilder } from 'kysely'
import { forgetPersonalEdits } from '#services/modules/history/api.ts'
import { writeWords } from '#services/modules/order/list/order-words.ts'
import { type StoredOrder, storedAddress } from '#services/modules/order/order.ts'
import { findOrderById } from '#services/modules/order/store.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import type { Tables } from '#services/platform/tables.ts'

type Buyer = { readonly accountId: number; readonly emailKey: string }

export async function ordersOfPerson(db: Db, buyer: Buyer): Promise<readonly StoredOrder[]> {
  const rows = await db
    .selectFrom('customer_order')
    .select('id')
    .where((eb) => isOf(eb, buyer))
    .orderBy('id', 'desc')
    .execute()
  const orders = await Promise.all(rows.map(({ id }) => findOrderById(db, id)))
  return orders.flatMap((order) => order ?? [])
}

export async function downloadsOf(
  db: Db,
  lineIds: readonly number[],
): Promise<readonly { readonly lineId: number; readonly at: string }[]> {
  if (lineIds.length === 0) return []
  return await db
    .selectFrom('order_download')
    .select(['line_id as lineId', 'at'])
    .where('line_id', 'in', lineIds)
    .orderBy('id')
    .execute()
}

/** Matches by address only without an account: a reused address must not reveal others' orders. */
function isOf(
  { and, or, eb }: ExpressionBuilder<Tables, 'customer_order'>,
  { accountId, emailKey }: Buyer,
) {
  return or([
    eb('account_id', '=', accountId),
    and([eb('account_id', 'is', null), eb('email_key', '=', emailKey)]),
  ])
}

/** Detaches orders from the account; orders that are over lose the buyer's data at once. */
export async function disownOrders(trx: Trx, buyer: Buyer, at: string): Promise<void> {
  await trx
    .updateTable('customer_order')
    .set({ account_id: null, email_key: '', erased_at: at })
    .where((eb) => isOf(eb, buyer))
    .execute()
  await eraseBuyers(trx, at, Number.MAX_SAFE_INTEGER)
}

/** No task of a digital order is left by then: the right to withdraw ends within this time. */
const DIGITAL_MS = 16 * 24 * 60 * 60_000

/**
 * Orders of erased buyers that are over: delivered, cancelled, or digital and handed out, with no
 * refund due.
 */
function overOf(db: Db, before: string) {
  const handedOut = new Date(Date.parse(before) - DIGITAL_MS).toISOString()
  return db
    .selectFrom('customer_order')
    .where('erased_at', '<=', before)
    .where('email', '<>', '')
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['delivered', 'cancelled']),
        eb.and([
          eb('state', '=', 'confirmed'),
          eb('delivery_method_id', 'is', null),
          eb('placed_at', '<=', handedOut),
        ]),
      ]),
    )
    .where('payment_state', '<>', 'toRefund')
}

export async function countErasable(db: Db, before: string): Promise<number> {
  const { rows } = await overOf(db, before)
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows)
}

/** Anonymises the buyer; company data that tax law requires stays. */
export async function eraseBuyers(db: Db, before: string, limit: number): Promise<number> {
  const rows = await overOf(db, before)
    .select(['id', 'number', 'billing_address as billing'])
    .limit(limit)
    .execute()
  for (const { id, number, billing } of rows) {
    const { country, companyName, companyOIB } = storedAddress.parse(JSON.parse(billing))
    const noPerson = {
      ...{ firstName: '', lastName: '', contactEmail: '', contactPhone: '', country },
      ...{ region: null, city: '', street: '', houseNumber: '', zipCode: '' },
    }
    const company = companyOIB ? { companyName, companyOIB } : {}
    await forgetPersonalEdits(db, { entity: 'order', entity_id: number })
    // The order comes last, because it is found by its address until all of it is anonymised.
    await db.updateTable('order_line').set({ options: '{}' }).where('order_id', '=', id).execute()
    await db.updateTable('order_event').set({ note: null }).where('order_id', '=', id).execute()
    await db
      .updateTable('customer_order')
      .set({
        email: '',
        email_key: '',
        shipping_address: null,
        billing_address: JSON.stringify({ ...noPerson, ...company }),
        instructions: null,
        gift_to: null,
        gift_from: null,
        gift_message: null,
        tracking_url: null,
        payment_form: null,
      })
      .where('id', '=', id)
      .execute()
  }
  await writeWords(
    db,
    rows.map(({ id }) => id),
  )
  return rows.length
}

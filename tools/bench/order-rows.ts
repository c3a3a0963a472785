import { type Insertable, sql } from 'kysely'
import { writeWords } from '#services/modules/order/list/order-words.ts'
import type { OrderLineTable, OrderTable } from '#services/modules/order/tables.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Db, Trx } from '#services/platform/database.ts'

const FIRST_NAMES = words(
  'Ana Ivan Marija Josip Petra Luka Ivana Marko Katarina Ante Lucija Matej Nika Filip Tea Tin Sara',
  'Ivo Mia Jakov Lana Karlo Ema Roko Dora Duje Iva Šime Marta Niko Klara Toni Lea Borna Ena Vito',
)
const LAST_NAMES = words(
  'Horv Kovač Bab Mar Jur Novak Knež Vuk Petr Mat Tom Pavl Bož Blaž Grg Pav Rad Šar Lovr Đur Žan',
  'Bar Cind Dragič Filip Galov Ivan Jel Klar Luk Mil Nik Oreš Per Rup Stip Tad Ug Vid Zub Žul Brk',
).flatMap((stem) => ['ić', 'ović', 'ac', 'ek', 'inović'].map((ending) => stem + ending))
const HOUR_MS = 60 * 60_000
const ORDERS_AT_ONCE = 300

function words(...lines: readonly string[]): readonly string[] {
  return lines.join(' ').split(' ')
}

type State = Pick<
  Insertable<OrderTable>,
  'state' | 'payment_state' | 'stock_state' | 'cancelled_by' | 'refund_cents' | 'refunded_cents'
>

/**
 * Orders of every state straight into the tables, one an hour, the latest at `until`: most are
 * delivered, one in twenty is to be sent.
 */
export async function insertOrderRows(
  db: Db,
  {
    count,
    until,
    from = 0,
  }: { readonly count: number; readonly until: Date; readonly from?: number },
): Promise<void> {
  for (let done = 0; done < count; done += ORDERS_AT_ONCE) {
    const size = Math.min(ORDERS_AT_ONCE, count - done)
    const orders = Array.from({ length: size }, (_, at) => {
      const serial = from + done + at + 1
      return orderRow(serial, new Date(until.getTime() - (count - done - at) * HOUR_MS))
    })
    await inTransaction(db, async (trx) => await insertRows(trx, orders))
  }
}

async function insertRows(trx: Trx, orders: readonly Insertable<OrderTable>[]): Promise<void> {
  const rows = await trx
    .insertInto('customer_order')
    .values(orders)
    .returning(['id', 'delivery_method_id', 'payment_state'])
    .execute()
  await trx
    .insertInto('order_line')
    .values(rows.map((row) => lineRow(row)))
    .execute()
  await writeWords(
    trx,
    rows.map(({ id }) => id),
  )
}

export function nameOf(serial: number): { readonly first: string; readonly last: string } {
  const first = FIRST_NAMES[serial % FIRST_NAMES.length] ?? ''
  return { first, last: LAST_NAMES[(serial * 37) % LAST_NAMES.length] ?? '' }
}

function orderRow(serial: number, at: Date): Insertable<OrderTable> {
  const { first, last } = nameOf(serial)
  const placedAt = at.toISOString()
  const totalCents = 1_000 + ((serial * 37) % 20_000)
  const address = JSON.stringify({
    ...{ type: 'shipping', firstName: first, lastName: last, country: 'HR', city: 'Zadar' },
    ...{ contactEmail: `k${serial}@posta.example`, contactPhone: '+385 91 000 0000' },
    ...{ street: 'Obala', houseNumber: '1', zipCode: '23000' },
  })
  const isDigital = serial % 10 === 3
  const method = { name: 'Kartica', paymentType: null, kind: 'provider' }
  const delivery = { name: 'Dostava', branch: null, minDays: 1, maxDays: 3 }
  return {
    ...{ slug: `bench-${serial}`, cart_id: `bench-${serial}` },
    ...{ account_id: null, customer_id: null },
    number: `${at.getUTCFullYear()}-${`${serial}`.padStart(6, '0')}`,
    ...{ email: `k${serial}@posta.example`, email_key: `k${serial}@posta.example` },
    ...{ language: 'hrv', currency: 'EUR', placed_at: placedAt, held_until: null },
    ...stateOf(serial, totalCents),
    ...{ shipped_at: null, delivered_at: null, items_cents: totalCents, total_cents: totalCents },
    ...{ coupon_id: null, coupon_code: null, coupon_cents: 0, delivery_cents: 0 },
    shipping_address: isDigital ? null : address,
    billing_address: address,
    delivery_method_id: isDigital ? null : 1 + (serial % 3),
    delivery: isDigital ? null : JSON.stringify(delivery),
    ...{ payment_method_id: 1, payment_method: JSON.stringify(method), payment_form: null },
    ...{ instructions: null, gift_to: null, gift_from: null, gift_message: null },
    ...{ is_digital_at_once: 0, consent_log_id: null, tracking_url: null, erased_at: null },
  }
}

function stateOf(serial: number, totalCents: number): State {
  const taken = { stock_state: 'taken', cancelled_by: null } as const
  const nothing = { refund_cents: 0, refunded_cents: 0 }
  const part = serial % 100
  if (part < 2) {
    return {
      ...{ state: 'awaitingPayment', payment_state: 'unpaid', stock_state: 'held' },
      ...{ cancelled_by: null, ...nothing },
    }
  }
  if (part < 8) return { ...taken, ...nothing, state: 'confirmed', payment_state: 'paid' }
  if (part < 13) return { ...taken, ...nothing, state: 'shipped', payment_state: 'paid' }
  if (part === 13) {
    const due = { refund_cents: Math.floor(totalCents / 2), refunded_cents: 0 }
    return { ...taken, ...due, state: 'delivered', payment_state: 'toRefund' }
  }
  if (part < 20) {
    return {
      ...{ state: 'cancelled', payment_state: 'unpaid', stock_state: 'released' },
      ...{ cancelled_by: 'expiry', ...nothing },
    }
  }
  return { ...taken, ...nothing, state: 'delivered', payment_state: 'paid' }
}

function lineRow({
  id,
  delivery_method_id: method,
  payment_state: paid,
}: Pick<OrderTable, 'delivery_method_id' | 'payment_state'> & {
  readonly id: number
}): Insertable<OrderLineTable> {
  return {
    ...{ order_id: id, product_id: null, main_product_id: null },
    ...{ name: 'Šal', sku: 'SAL', slug: 'sal', media: '[]', options: '{}', quantity: 2 },
    is_digital: method === null ? 1 : 0,
    ...{ unit_cents: 500, row_cents: 1_000, coupon_cents: 0, tax_basis_points: 2_500 },
    ...{ no_withdrawal: null, returns: null, withdrawn_at: null },
    withdrawn_quantity: paid === 'toRefund' ? 1 : 0,
  }
}

/** Copies of the latest order with one more word, by one statement. */
export async function addCopies(
  db: Db,
  { count, word }: { readonly count: number; readonly word: string },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { id, slug, number, cart_id, ...rest } = await trx
      .selectFrom('customer_order')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const names = sql.join(Object.keys(rest).map((name) => sql.ref(name)))
    await sql`insert into customer_order (slug, number, cart_id, ${names})
      with recursive copies(at) as (select 1 union all select at + 1 from copies where at < ${count})
      select 'copy-' || at, 'copy-' || at, 'copy-' || at, ${names}
      from copies, customer_order where customer_order.id = ${id}`.execute(trx)
    await sql`insert into order_word (word, order_id)
      select ${word}, id from customer_order where slug like 'copy-%'`.execute(trx)
  })
}

import {
  type ExpressionBuilder,
  type Insertable,
  type Selectable,
  sql,
  type Updateable,
} from 'kysely'
import type { z } from 'zod'
import type { PaymentState } from '#services/contract/order.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import type { Tables } from '#services/platform/tables.ts'
import {
  type NewEvent,
  type NewLine,
  type Piece,
  type StoredLine,
  type StoredOrder,
  type StoredTax,
  storedAddress,
  storedDelivery,
  storedForm,
  storedMedia,
  storedOptions,
  storedPaymentMethod,
  type WholeOrder,
} from './order.ts'
import type { OrderLineTable, OrderTable } from './tables.ts'

export type NewOrder = Insertable<OrderTable>

/** The next number of the year. Locks the year until the transaction ends, so that none is lost. */
export async function nextNumber(trx: Trx, year: number): Promise<number> {
  const { last } = await trx
    .insertInto('order_number')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last: sql<number>`order_number.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

export async function insertOrder(trx: Trx, order: NewOrder): Promise<number> {
  const { id } = await trx
    .insertInto('customer_order')
    .values(order)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertParts(
  trx: Trx,
  orderId: number,
  parts: {
    readonly lines: readonly NewLine[]
    readonly pieces: readonly Piece[]
    readonly taxes: readonly StoredTax[]
  },
): Promise<void> {
  await trx
    .insertInto('order_line')
    .values(
      parts.lines.map((line) => ({
        order_id: orderId,
        product_id: line.productId,
        main_product_id: line.mainProductId,
        name: line.name,
        sku: line.sku,
        slug: line.slug,
        media: JSON.stringify(line.media),
        options: JSON.stringify(line.options),
        is_digital: line.isDigital ? (1 as const) : (0 as const),
        quantity: line.quantity,
        unit_cents: line.unitCents,
        row_cents: line.rowCents,
        coupon_cents: line.couponCents,
        tax_basis_points: line.taxBasisPoints,
        no_withdrawal: line.noWithdrawal,
        withdrawn_at: null,
      })),
    )
    .execute()
  if (parts.pieces.length > 0) {
    await trx
      .insertInto('order_piece')
      .values(
        parts.pieces.map(({ productId, quantity }) => ({
          order_id: orderId,
          product_id: productId,
          quantity,
        })),
      )
      .execute()
  }
  if (parts.taxes.length > 0) {
    await trx
      .insertInto('order_tax')
      .values(
        parts.taxes.map(({ basisPoints, netCents, taxCents }) => ({
          order_id: orderId,
          basis_points: basisPoints,
          net_cents: netCents,
          tax_cents: taxCents,
        })),
      )
      .execute()
  }
}

export async function insertEvent(
  trx: Trx,
  orderId: number,
  { event, at, note, amountCents }: NewEvent,
): Promise<void> {
  await trx
    .insertInto('order_event')
    .values({ order_id: orderId, event, at, note, amount_cents: amountCents ?? null })
    .execute()
}

export async function updateOrder(
  trx: Trx,
  id: number,
  change: Omit<Updateable<OrderTable>, 'id' | 'slug' | 'number' | 'cart_id'>,
): Promise<void> {
  await trx.updateTable('customer_order').set(change).where('id', '=', id).execute()
}

/** One of its names. */
type Named = { readonly slug: string } | { readonly number: string } | { readonly cartId: string }

export async function findOrder(db: Db, name: Named): Promise<StoredOrder | null> {
  const { column, value } = keyOf(name)
  const row = await db
    .selectFrom('customer_order')
    .selectAll()
    .where(column, '=', value)
    .executeTakeFirst()
  return row ? toOrder(row) : null
}

/** Locks the order until the transaction ends. */
export async function lockOrder(trx: Trx, name: Named): Promise<StoredOrder | null> {
  const { column, value } = keyOf(name)
  const row = await trx
    .updateTable('customer_order')
    .set((eb) => ({ state: eb.ref('state') }))
    .where(column, '=', value)
    .returningAll()
    .executeTakeFirst()
  return row ? toOrder(row) : null
}

function keyOf(name: Named) {
  if ('slug' in name) return { column: 'slug', value: name.slug } as const
  if ('number' in name) return { column: 'number', value: name.number } as const
  return { column: 'cart_id', value: name.cartId } as const
}

export async function findOrderById(db: Db, id: number): Promise<StoredOrder | null> {
  const row = await db
    .selectFrom('customer_order')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? toOrder(row) : null
}

/** Guest orders of an address join the account that has proved it. */
export async function claimOrders(
  db: Db,
  account: { readonly id: number; readonly emailKey: string },
): Promise<void> {
  const free = db
    .selectFrom('customer_order')
    .select('id')
    .where('account_id', 'is', null)
    .where('email_key', '=', account.emailKey)
  if (!(await free.limit(1).executeTakeFirst())) return
  await db
    .updateTable('customer_order')
    .set({ account_id: account.id })
    .where('account_id', 'is', null)
    .where('email_key', '=', account.emailKey)
    .execute()
}

export async function hasOrders(db: Db): Promise<boolean> {
  const row = await db.selectFrom('customer_order').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

export type OrderFilter = {
  readonly accountId?: number | undefined
  readonly state?: OrderTable['state'] | undefined
  readonly paymentState?: PaymentState | undefined
  /** Part of the number or the e-mail, in lower case. */
  readonly words?: string | undefined
}

/** Newest first. */
export async function filterOrders(
  db: Db,
  { accountId, state, paymentState, words }: OrderFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly orders: readonly StoredOrder[]; readonly total: number }> {
  let found = db.selectFrom('customer_order')
  if (accountId !== undefined) found = found.where('account_id', '=', accountId)
  if (state) found = found.where('state', '=', state)
  if (paymentState) found = found.where((eb) => isPaidAs(eb, paymentState))
  if (words) {
    const part = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`
    found = found.where(
      sql<boolean>`(number like ${part} escape '\\' or lower(email) like ${part} escape '\\')`,
    )
  }
  const [rows, counted] = await Promise.all([
    found.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute(),
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { orders: rows.map(toOrder), total: Number(counted.total) }
}

/** The filter that agrees with `shownPaymentState`. */
function isPaidAs(eb: ExpressionBuilder<Tables, 'customer_order'>, state: PaymentState) {
  if (state !== 'refunded' && state !== 'partlyRefunded') return eb('payment_state', '=', state)
  const isWhole = eb('refunded_cents', state === 'refunded' ? '=' : '<', eb.ref('total_cents'))
  return eb.and([eb('payment_state', '=', 'refunded'), isWhole])
}

export async function withParts(
  db: Db,
  orders: readonly StoredOrder[],
): Promise<readonly WholeOrder[]> {
  const ids = orders.map(({ id }) => id)
  if (ids.length === 0) return []
  const [lines, taxes, events, pieces, codes] = await Promise.all([
    db.selectFrom('order_line').selectAll().where('order_id', 'in', ids).orderBy('id').execute(),
    db
      .selectFrom('order_tax')
      .selectAll()
      .where('order_id', 'in', ids)
      .orderBy('basis_points', 'desc')
      .execute(),
    db.selectFrom('order_event').selectAll().where('order_id', 'in', ids).orderBy('id').execute(),
    db
      .selectFrom('order_piece')
      .selectAll()
      .where('order_id', 'in', ids)
      .orderBy('product_id')
      .execute(),
    db
      .selectFrom('order_code as c')
      .innerJoin('order_line as l', 'l.id', 'c.line_id')
      .select(['c.line_id as lineId', 'c.code'])
      .where('l.order_id', 'in', ids)
      .orderBy('c.id')
      .execute(),
  ])
  const codesByLine = Map.groupBy(codes, ({ lineId }) => lineId)
  return orders.map((order) => {
    const ofOrder = (row: { order_id: number }) => row.order_id === order.id
    return {
      ...order,
      lines: lines.filter(ofOrder).map(toLine),
      taxes: taxes.filter(ofOrder).map((tax) => ({
        basisPoints: tax.basis_points,
        netCents: tax.net_cents,
        taxCents: tax.tax_cents,
      })),
      events: events.filter(ofOrder).map(({ event, at, note, amount_cents }) => ({
        event,
        at,
        note,
        amountCents: amount_cents,
      })),
      pieces: pieces
        .filter(ofOrder)
        .map(({ product_id, quantity }) => ({ productId: product_id, quantity })),
      codes: new Map(
        [...codesByLine].map(([lineId, rows]) => [lineId, rows.map(({ code }) => code)]),
      ),
    }
  })
}

export async function withItsParts(db: Db, order: StoredOrder): Promise<WholeOrder> {
  const [whole] = await withParts(db, [order])
  if (!whole) throw new Error('An order has its parts')
  return whole
}

/** The database refuses more pieces than were bought. */
export async function withdrawPieces(
  trx: Trx,
  { lineId, quantity, at }: { lineId: number; quantity: number; at: string },
): Promise<void> {
  await trx
    .updateTable('order_line')
    .set((eb) => ({
      withdrawn_quantity: eb('withdrawn_quantity', '+', quantity),
      withdrawn_at: at,
    }))
    .where('id', '=', lineId)
    .execute()
}

/** Adds to what is due, or to what was paid of it. The database refuses more than the total. */
export async function addRefund(
  trx: Trx,
  orderId: number,
  { dueCents = 0, paidCents = 0 }: { dueCents?: number; paidCents?: number },
): Promise<void> {
  await trx
    .updateTable('customer_order')
    .set((eb) => ({
      refund_cents: eb('refund_cents', '+', dueCents),
      refunded_cents: eb('refunded_cents', '+', paidCents),
    }))
    .where('id', '=', orderId)
    .execute()
  await trx
    .updateTable('customer_order')
    .set((eb) => ({
      payment_state: eb
        .case()
        .when('refunded_cents', '=', eb.ref('refund_cents'))
        .then(sql<'refunded'>`'refunded'`)
        .else(sql<'toRefund'>`'toRefund'`)
        .end(),
    }))
    .where('id', '=', orderId)
    .execute()
}

/** What was handed out cannot be given back. */
export async function closeWithdrawal(trx: Trx, lineId: number): Promise<void> {
  await trx
    .updateTable('order_line')
    .set({ no_withdrawal: 'digital' })
    .where('id', '=', lineId)
    .execute()
}

export async function insertCodes(
  trx: Trx,
  codes: readonly { readonly lineId: number; readonly code: string }[],
): Promise<void> {
  if (codes.length === 0) return
  await trx
    .insertInto('order_code')
    .values(codes.map(({ lineId, code }) => ({ line_id: lineId, code })))
    .execute()
}

function toOrder(row: Selectable<OrderTable>): StoredOrder {
  return {
    id: row.id,
    slug: row.slug,
    number: row.number,
    cartId: row.cart_id,
    accountId: row.account_id,
    email: row.email,
    emailKey: row.email_key,
    language: row.language,
    currency: row.currency,
    state: row.state,
    paymentState: row.payment_state,
    stockState: row.stock_state,
    placedAt: row.placed_at,
    heldUntil: row.held_until,
    shippedAt: row.shipped_at,
    deliveredAt: row.delivered_at,
    itemsCents: row.items_cents,
    couponId: row.coupon_id,
    couponCode: row.coupon_code,
    couponCents: row.coupon_cents,
    deliveryCents: row.delivery_cents,
    totalCents: row.total_cents,
    refundCents: row.refund_cents,
    refundedCents: row.refunded_cents,
    shippingAddress: parsed(storedAddress, row.shipping_address),
    billingAddress: storedAddress.parse(JSON.parse(row.billing_address)),
    deliveryMethodId: row.delivery_method_id,
    delivery: parsed(storedDelivery, row.delivery),
    paymentMethodId: row.payment_method_id,
    paymentMethod: storedPaymentMethod.parse(JSON.parse(row.payment_method)),
    paymentForm: parsed(storedForm, row.payment_form),
    instructions: row.instructions,
    giftTo: row.gift_to,
    giftFrom: row.gift_from,
    giftMessage: row.gift_message,
    isDigitalAtOnce: row.is_digital_at_once === 1,
    trackingUrl: row.tracking_url,
    cancelledBy: row.cancelled_by,
    erasedAt: row.erased_at,
  }
}

function parsed<Output>(schema: z.ZodType<Output>, text: string | null): Output | null {
  return text === null ? null : schema.parse(JSON.parse(text))
}

function toLine(row: Selectable<OrderLineTable>): StoredLine {
  return {
    id: row.id,
    productId: row.product_id,
    mainProductId: row.main_product_id,
    name: row.name,
    sku: row.sku,
    slug: row.slug,
    media: storedMedia.parse(JSON.parse(row.media)),
    options: storedOptions.parse(JSON.parse(row.options)),
    isDigital: row.is_digital === 1,
    quantity: row.quantity,
    unitCents: row.unit_cents,
    rowCents: row.row_cents,
    couponCents: row.coupon_cents,
    taxBasisPoints: row.tax_basis_points,
    noWithdrawal: row.no_withdrawal,
    withdrawnQuantity: row.withdrawn_quantity,
    withdrawnAt: row.withdrawn_at,
  }
}

export async function hasOrderedSince(db: Db, accountId: number, since: string): Promise<boolean> {
  const row = await db
    .selectFrom('customer_order')
    .select('id')
    .where('account_id', '=', accountId)
    .where('placed_at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

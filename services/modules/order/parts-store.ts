import type { Db, Trx } from '#services/platform/database.ts'
import type { NewEvent, NewLine, Piece, StoredOrder, StoredTax, WholeOrder } from './order.ts'
import { toLine } from './rows.ts'

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
        pieces: JSON.stringify(line.pieces),
        parts: JSON.stringify(line.parts),
        quantity: line.quantity,
        unit_cents: line.unitCents,
        row_cents: line.rowCents,
        coupon_cents: line.couponCents,
        tax_basis_points: line.taxBasisPoints,
        no_withdrawal: line.noWithdrawal === 'event' ? null : line.noWithdrawal,
        is_ticket: line.noWithdrawal === 'event' ? (1 as const) : (0 as const),
        returns: line.returns && JSON.stringify(line.returns),
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

/** Events by order. */
export async function countEvents(
  db: Db,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('order_event')
    .select(['order_id', ({ fn }) => fn.countAll<number>().as('events')])
    .where('order_id', 'in', [...orderIds, 0])
    .groupBy('order_id')
    .execute()
  return new Map(rows.map(({ order_id, events }) => [order_id, Number(events)]))
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

/** The order no longer takes these pieces from stock. */
export async function releasePieces(
  trx: Trx,
  orderId: number,
  pieces: readonly Piece[],
): Promise<void> {
  for (const { productId, quantity } of pieces) {
    const { numUpdatedRows } = await trx
      .updateTable('order_piece')
      .set((eb) => ({ quantity: eb('quantity', '-', quantity) }))
      .where('order_id', '=', orderId)
      .where('product_id', '=', productId)
      .where('quantity', '>', quantity)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) continue
    await trx
      .deleteFrom('order_piece')
      .where('order_id', '=', orderId)
      .where('product_id', '=', productId)
      .execute()
  }
}

/** Ends the right to withdraw from content that was handed out; tickets never had it. */
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

/** A line that was bought before an event named its product. */
export async function markTicket(trx: Trx, lineId: number): Promise<void> {
  await trx.updateTable('order_line').set({ is_ticket: 1 }).where('id', '=', lineId).execute()
}

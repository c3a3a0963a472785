import type { z } from 'zod'
import type { linePieces } from '#services/contract/order-calls.ts'
import { returnCoupon, shareOut } from '#services/modules/cart/api.ts'
import type { StoredLine, StoredOrder, WholeOrder } from '#services/modules/order/order.ts'
import {
  insertEvent,
  releasePieces,
  withdrawPieces,
  withItsParts,
} from '#services/modules/order/parts-store.ts'
import { piecesOfAll } from '#services/modules/order/place/order-lines.ts'
import { oweBack } from '#services/modules/order/refunds.ts'
import { updateOrder } from '#services/modules/order/store.ts'
import { returnStock } from '#services/modules/product/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { remaining } from './withdrawal-rule.ts'

type TakenPieces = { readonly line: StoredLine; readonly quantity: number }
type TakenBack = { readonly words: readonly string[]; readonly cents: number }

/** Pieces of lines by their ids: as many as given, or all that are left. */
export function chosenPieces(
  open: readonly StoredLine[],
  wanted: readonly z.output<typeof linePieces>[],
): readonly TakenPieces[] {
  const chosen = open.flatMap((line) => {
    const given = wanted.find(({ id }) => id === line.id)
    return given ? [{ line, quantity: given.qty ?? remaining(line) }] : []
  })
  const isThere = chosen.length === wanted.length
  if (isThere && chosen.every(({ line, quantity }) => quantity <= remaining(line))) return chosen
  throw new Refusal(400, 'These lines cannot be withdrawn from.', {
    code: 'INVALID_INPUT',
    field: 'lines',
  })
}

/** All pieces that are left. */
export function remainingPieces(lines: readonly StoredLine[]): readonly TakenPieces[] {
  return lines
    .map((line) => ({ line, quantity: remaining(line) }))
    .filter(({ quantity }) => quantity > 0)
}

/**
 * Takes back pieces of a locked order, shipped or not, and owes the buyer their price, and the
 * delivery with the last of what is sent.
 */
export async function takeBack(
  trx: Trx,
  order: WholeOrder,
  { pieces, clock }: { readonly pieces: readonly TakenPieces[]; readonly clock: Clock },
): Promise<TakenBack> {
  const at = clock.now().toISOString()
  for (const { line, quantity } of pieces) {
    await withdrawPieces(trx, { lineId: line.id, quantity, at })
  }
  const { lines } = await withItsParts(trx, order)
  const isAll = lines.every((line) => remaining(line) === 0)
  const words = pieces.map(({ line, quantity }) => `${quantity} × ${namedWithParts(line)}`)
  await insertEvent(trx, order.id, { event: 'withdrawn', at, note: words.join(', ') })
  const isDeliveryDue = isNothingSent(lines) && !isNothingSent(order.lines)
  const cents = centsOf(order, pieces, isDeliveryDue)
  await oweBack(trx, order, { cents, at })
  if (order.state === 'confirmed') {
    if (isAll) await returnGoods(trx, order, clock)
    else await returnPieces(trx, order, { pieces, clock })
  }
  return { words, cents }
}

/** Names what is in a bundle, since its tickets are not withdrawn from with it. */
function namedWithParts({ name, parts }: StoredLine): string {
  const words = parts.map((part) => `${part.quantity} × ${part.name}`)
  return words.length === 0 ? name : `${name} (${words.join(', ')})`
}

/** True once no goods are left; tickets and files come by mail. */
export function isNothingSent(lines: readonly StoredLine[]): boolean {
  return lines.every((line) => line.isDigital || remaining(line) === 0)
}

/** The amount paid for the pieces, and for the delivery if it is due. */
function centsOf(
  { paymentState, deliveryCents, totalCents, refundCents }: StoredOrder,
  pieces: readonly TakenPieces[],
  isDeliveryDue: boolean,
): number {
  if (paymentState === 'unpaid') return 0
  const prices = pieces.map(({ line, quantity }) => {
    const { withdrawnQuantity: before } = line
    return priceOf(line, before, before + quantity)
  })
  const paid = prices.reduce((sum, price) => sum + price, 0)
  // Staff may have paid something back before.
  return Math.min(paid + (isDeliveryDue ? deliveryCents : 0), totalCents - refundCents)
}

/** The price of all pieces that were withdrawn from, with the delivery if nothing is sent. */
export function withdrawnCents({ lines, deliveryCents }: WholeOrder): number {
  const prices = lines.map((line) => priceOf(line, 0, line.withdrawnQuantity))
  return prices.reduce((sum, price) => sum + price, isNothingSent(lines) ? deliveryCents : 0)
}

/** Some pieces of a line; the shares of all add up to what was paid for it. */
export function priceOf(line: StoredLine, from: number, to: number): number {
  const { rowCents, couponCents, quantity } = line
  const shares = shareOut(rowCents - couponCents, Array<number>(quantity).fill(1))
  return shares.slice(from, to).reduce((sum, share) => sum + share, 0)
}

/** Puts a part of an unshipped order back on sale. */
async function returnPieces(
  trx: Trx,
  order: WholeOrder,
  { pieces, clock }: { readonly pieces: readonly TakenPieces[]; readonly clock: Clock },
): Promise<void> {
  const returned = piecesOfAll(
    pieces.map(({ line, quantity }) => ({
      pieces: line.pieces.map((piece) => ({
        productId: piece.productId,
        quantity: (piece.quantity * quantity) / line.quantity,
      })),
    })),
  )
  await releasePieces(trx, order.id, returned)
  await returnStock(trx, clock, returned)
}

/** Puts unshipped goods back on sale. */
async function returnGoods(trx: Trx, order: WholeOrder, clock: Clock): Promise<void> {
  await returnStock(trx, clock, order.pieces)
  if (order.couponId) await returnCoupon(trx, order.couponId)
  await updateOrder(trx, order.id, {
    state: 'cancelled',
    cancelled_by: 'buyer',
    stock_state: 'released',
  })
  await insertEvent(trx, order.id, {
    event: 'cancelled',
    at: clock.now().toISOString(),
    note: null,
  })
}

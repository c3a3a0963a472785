import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { holdStock, releaseHold } from '#services/product/api.ts'
import type { CartContents } from './contents.ts'
import { piecesOf } from './lines/pieces.ts'

const RESERVED_MS = 15 * 60_000

/** The cart's hold follows its lines; a reservation creates it or restarts its time. */
export async function holdPieces(
  trx: Trx,
  clock: Clock,
  { contents, isReserved }: { contents: CartContents; isReserved?: boolean | undefined },
): Promise<void> {
  const { cart, lines, heldUntil } = contents
  if (!isReserved && heldUntil === null) return
  const until = isReserved
    ? new Date(clock.now().getTime() + RESERVED_MS).toISOString()
    : (heldUntil ?? '')
  await releaseHold(trx, clock, cart.id)
  const pieces = lines.flatMap(({ product, options, quantity: units, state }) =>
    product && state === 'ok'
      ? piecesOf({ product, options }).map(({ productId, quantity }) => ({
          productId,
          quantity: quantity * units,
        }))
      : [],
  )
  await holdStock(trx, clock, { owner: cart.id, lines: pieces, until })
}

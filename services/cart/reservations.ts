import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { holdStock, lockPieces } from '#services/product/api.ts'
import { type CartContents, piecesIn } from './contents.ts'
import { piecesOf } from './lines/pieces.ts'
import { readItems } from './store.ts'

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

/**
 * Locks all stock that a step with several locked carts can change: of their lines, of what they
 * hold, and of `productIds`.
 */
export async function lockCartPieces(
  trx: Trx,
  cartIds: readonly string[],
  productIds: readonly number[] = [],
): Promise<void> {
  const items = (await Promise.all(cartIds.map((id) => readItems(trx, id)))).flat()
  await lockPieces(trx, {
    owners: cartIds,
    productIds: [...productIds, ...items.flatMap(piecesIn)],
  })
}

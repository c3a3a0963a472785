import { lockPieces, reserveStock } from '#services/modules/product/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { type CartContents, piecesIn } from './contents.ts'
import { piecesOf } from './lines/pieces.ts'
import { readItems, updateCart } from './store.ts'

/** Long enough to check out, short enough for pieces that stay unsold. */
const RESERVED_MS = 15 * 60_000
/** After its end a cart waits this long, or a script could renew it without end. */
const PAUSE_MS = 45 * 60_000
/** All pieces that one cart reserves: a team's kit. */
const RESERVED_PIECES = 20

type Reserving = {
  readonly contents: CartContents
  readonly isReserved?: boolean | undefined
  /** End of a reservation that another cart brings along. */
  readonly until?: string | null | undefined
  /** Address block of the caller's network. */
  readonly place: string
}

/**
 * The cart's hold follows its lines and ends when the first reservation said. Returns the products
 * of which fewer pieces are held than the lines have, or null when nothing is held.
 */
export async function holdPieces(
  trx: Trx,
  clock: Clock,
  { contents, isReserved, until: given, place }: Reserving,
): Promise<ReadonlySet<number> | null> {
  const { cart, heldUntil } = contents
  const until = heldUntil ?? (isReserved ? (given ?? reservationEnd(cart, clock)) : null)
  if (until === null) return null
  if (until !== cart.reservedUntil) await updateCart(trx, cart.id, { reserved_until: until })
  return await reserveStock(trx, clock, {
    owner: cart.id,
    lines: wholeLines(contents),
    until,
    most: RESERVED_PIECES,
    guest: cart.accountId === null ? { place, isBounded: true } : null,
  })
}

/** A running reservation keeps its end; null while the pause after one lasts. */
function reservationEnd(
  { reservedUntil }: Pick<CartContents['cart'], 'reservedUntil'>,
  clock: Clock,
): string | null {
  const now = clock.now().getTime()
  const last = reservedUntil === null ? Number.NEGATIVE_INFINITY : Date.parse(reservedUntil)
  if (last > now) return reservedUntil
  return last + PAUSE_MS > now ? null : new Date(now + RESERVED_MS).toISOString()
}

function wholeLines({ lines }: CartContents) {
  return lines.flatMap(({ product, options, quantity: units, state }) =>
    product && state === 'ok'
      ? piecesOf({ product, options }).map(({ productId, quantity }) => ({
          productId,
          quantity: quantity * units,
        }))
      : [],
  )
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

/** Locks of a write to a cart that changes the stock of these products, for `inTransaction`. */
export function locksOf(cartId: string, productIds: readonly number[]): readonly string[] {
  return [`cart ${cartId}`, ...productIds.map((id) => `stock ${id}`)]
}

/** Locks of the order of a cart, as it is now. */
export async function locksToOrder(db: Db, cartId: string): Promise<readonly string[]> {
  const items = await readItems(db, cartId)
  return locksOf(cartId, items.flatMap(piecesIn))
}

import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { heldByGuests, holdersAt } from './stock-store.ts'

/** Carts and orders of guests of one network that hold pieces at a time: enough for a school. */
const HOLDERS_AT_PLACE = 30

/** A hold of somebody without an account. */
export type GuestHold = {
  /** Address block of the guest's network. */
  readonly place: string
  /** False for a payment that takes minutes: it counts, and is held beyond the bounds. */
  readonly isBounded: boolean
}

/** The guests' part of the stock cannot be held for this owner; the pieces can still be bought. */
export class HoldRefused extends Refusal {
  readonly productId: number

  constructor(productId: number) {
    super(409, 'The pieces cannot be held.', { code: 'NOT_HELD' })
    this.name = 'HoldRefused'
    this.productId = productId
  }
}

/**
 * How many pieces of a product may be held for this owner. All guests hold half of the stock
 * at most, rounded up, so that the only piece can be held and no crowd of bots empties the shop.
 */
export async function guestRoom(
  trx: Trx,
  {
    owner,
    guest,
    now,
  }: { readonly owner: string; readonly guest: GuestHold | null; readonly now: string },
): Promise<(productId: number) => Promise<number>> {
  if (!guest?.isBounded) return async () => Number.POSITIVE_INFINITY
  const holders = await holdersAt(trx, { place: guest.place, owner, now })
  if (holders >= HOLDERS_AT_PLACE) return async () => 0
  return async (productId) => {
    const { onHand, held } = await heldByGuests(trx, { productId, owner, now })
    return Math.max(0, Math.ceil(onHand / 2) - held)
  }
}

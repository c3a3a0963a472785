import { z } from 'zod'
import { addChanges } from '#services/platform/changes.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { clearDue, setDue } from '#services/platform/jobs/due.ts'
import type { DueHandler } from '#services/platform/module.ts'
import { type GuestHold, guestRoom, HoldRefused } from './guest-bounds.ts'
import { type Claim, idsOf, lockLines, moving, OutOfStock, stockedLines } from './stock-lines.ts'
import { HOLD_ENDS, holdKey, lockPieces } from './stock-locks.ts'
import { availableStock, availableTo, deleteHold, heldProducts, writeHold } from './stock-store.ts'
import { stockTags } from './stock-tags.ts'

const duePayload = z.object({ productId: z.number().int(), owner: z.string() })

type Hold = Claim & {
  readonly until: string
  /** Null or left out for a customer and for staff. */
  readonly guest?: GuestHold | null
}

/** Reserves these pieces, and no others any more, for one owner: all of them, or it is rejected. */
export async function holdStock(trx: Trx, clock: Clock, hold: Hold): Promise<void> {
  await replaceHolds(trx, clock, hold, (productId, quantity, room) => {
    if (room < quantity) throw new HoldRefused(productId)
    return quantity
  })
}

/**
 * The same for a reservation, as far as the bounds allow, and `most` pieces in all. Returns the
 * products of which fewer pieces are held than requested.
 */
export async function reserveStock(
  trx: Trx,
  clock: Clock,
  { most, ...hold }: Hold & { readonly most: number },
): Promise<ReadonlySet<number>> {
  let left = most
  const short = new Set<number>()
  await replaceHolds(trx, clock, hold, (productId, quantity, room) => {
    const held = Math.min(quantity, room, left)
    left -= held
    if (held < quantity) short.add(productId)
    return held
  })
  return short
}

export async function releaseHold(trx: Trx, clock: Clock, owner: string): Promise<void> {
  await lockPieces(trx, { owners: [owner] })
  const productIds = await heldProducts(trx, [owner])
  await moving(trx, clock, productIds, () => dropHolds(trx, productIds, owner))
}

export async function dropHolds(
  trx: Trx,
  productIds: readonly number[],
  owner: string,
): Promise<void> {
  for (const productId of productIds) {
    await clearDue(trx, HOLD_ENDS, holdKey(productId, owner))
    await deleteHold(trx, productId, owner)
  }
}

export const stockDueHandlers: Readonly<Record<string, DueHandler>> = {
  [HOLD_ENDS]: async (trx, payload, clock) => {
    const { productId, owner } = duePayload.parse(payload)
    await lockPieces(trx, { productIds: [productId] })
    // Readers already ignore an expired hold; delete its row and purge the caches.
    const quantity = await deleteHold(trx, productId, owner)
    const after = (await availableStock(trx, [productId], clock.now().toISOString())).get(productId)
    if (after === undefined) return
    await addChanges(trx, await stockTags(trx, [{ productId, before: after - quantity, after }]))
  },
}

/** `grant` decides how many pieces of a product are held, given the room within the bounds. */
async function replaceHolds(
  trx: Trx,
  clock: Clock,
  { owner, lines, until, guest = null }: Hold,
  grant: (productId: number, quantity: number, room: number) => number,
): Promise<void> {
  const wanted = await stockedLines(trx, lines)
  await lockLines(trx, owner, wanted)
  const before = await heldProducts(trx, [owner])
  const at = new Date(until).toISOString()
  const now = clock.now().toISOString()
  const roomOf = await guestRoom(trx, { owner, guest, now })
  await moving(trx, clock, [...new Set([...idsOf(wanted), ...before])], async () => {
    await dropHolds(trx, before, owner)
    // What is held already stays so before anything is added.
    for (const { productId, quantity } of heldFirst(wanted, before)) {
      const available = await availableTo(trx, { productId, owner, now })
      if (available < quantity) throw new OutOfStock(productId, Math.max(0, available))
      const held = grant(productId, quantity, await roomOf(productId))
      if (held === 0) continue
      await writeHold(trx, { productId, owner, quantity: held, until: at, place: guest?.place })
      const payload = { productId, owner }
      await setDue(trx, { kind: HOLD_ENDS, key: holdKey(productId, owner), at, payload })
    }
  })
}

function heldFirst<Line extends { readonly productId: number }>(
  lines: readonly Line[],
  held: readonly number[],
): readonly Line[] {
  const isHeld = ({ productId }: Line) => held.includes(productId)
  return [...lines.filter(isHeld), ...lines.filter((line) => !isHeld(line))]
}

import { z } from 'zod'
import { addChanges } from '#services/platform/changes.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { clearDue, setDue } from '#services/platform/jobs/due.ts'
import type { DueHandler } from '#services/platform/module.ts'
import { wholePieces } from '#services/product/prices/cents.ts'
import type { StockLine } from '#services/product/write/catalogue-input.ts'
import { productFormats } from '#services/product/write/product-writer.ts'
import { HOLD_ENDS, holdKey, lockPieces } from './stock-locks.ts'
import {
  addStock,
  availableStock,
  availableTo,
  deleteHold,
  heldProducts,
  reduceStock,
  writeHold,
  writeStock,
} from './stock-store.ts'
import { type StockMove, stockTags } from './stock-tags.ts'

const duePayload = z.object({ productId: z.number().int(), owner: z.string() })

/** Not enough stock of one product; the caller must roll back its transaction. */
export class OutOfStock extends Refusal {
  readonly productId: number
  readonly available: number

  constructor(productId: number, available: number) {
    super(409, 'There are not enough pieces.', { code: 'OUT_OF_STOCK' })
    this.name = 'OutOfStock'
    this.productId = productId
    this.available = available
  }
}

type Claim = { readonly owner: string; readonly lines: readonly StockLine[] }

export async function setStock(
  trx: Trx,
  clock: Clock,
  { productId, onHand }: { readonly productId: number; readonly onHand: number },
): Promise<void> {
  const pieces = wholePieces(onHand, 'onHand')
  if (!(await stockable(trx, [productId])).has(productId)) throw noStock()
  await lockPieces(trx, { productIds: [productId] })
  await moving(trx, clock, [productId], () => writeStock(trx, productId, pieces))
}

/** Removes sold pieces from stock, using up the owner's holds. */
export async function takeStock(trx: Trx, clock: Clock, { owner, lines }: Claim): Promise<void> {
  const taken = await stockedLines(trx, lines)
  await lockAll(trx, owner, taken)
  await clearHoldsDue(trx, idsOf(taken), owner)
  const now = clock.now().toISOString()
  await moving(trx, clock, idsOf(taken), async () => {
    for (const { productId, quantity } of taken) {
      const available = await availableTo(trx, { productId, owner, now })
      const isTaken = available >= quantity && (await reduceStock(trx, productId, quantity))
      if (!isTaken) throw new OutOfStock(productId, Math.max(0, available))
      await deleteHold(trx, productId, owner)
    }
  })
}

/** Returns the pieces of a cancelled sale to stock. */
export async function returnStock(
  trx: Trx,
  clock: Clock,
  lines: readonly StockLine[],
): Promise<void> {
  const returned = await stockedLines(trx, lines)
  await lockPieces(trx, { productIds: idsOf(returned) })
  await moving(trx, clock, idsOf(returned), async () => {
    for (const { productId, quantity } of returned) await addStock(trx, productId, quantity)
  })
}

/** Whether the owner could take all of it now; nothing is locked. */
export async function isInStock(db: Db, clock: Clock, { owner, lines }: Claim): Promise<boolean> {
  const now = clock.now().toISOString()
  const stocked = await stockedLines(db, lines)
  const rooms = await Promise.all(
    stocked.map(async ({ productId, quantity }) => {
      return (await availableTo(db, { productId, owner, now })) >= quantity
    }),
  )
  return rooms.every(Boolean)
}

/** Reserves these pieces, and no others any more, for one owner. */
export async function holdStock(
  trx: Trx,
  clock: Clock,
  { owner, lines, until }: Claim & { readonly until: string },
): Promise<void> {
  const held = await stockedLines(trx, lines)
  await lockAll(trx, owner, held)
  const wanted = new Set(idsOf(held))
  const dropped = (await heldProducts(trx, [owner])).filter((id) => !wanted.has(id))
  const at = new Date(until).toISOString()
  const now = clock.now().toISOString()
  await moving(trx, clock, [...wanted, ...dropped], async () => {
    await dropHolds(trx, dropped, owner)
    for (const { productId, quantity } of held) {
      const available = await availableTo(trx, { productId, owner, now })
      if (available < quantity) throw new OutOfStock(productId, Math.max(0, available))
      await writeHold(trx, { productId, owner, quantity, until: at })
      const payload = { productId, owner }
      await setDue(trx, { kind: HOLD_ENDS, key: holdKey(productId, owner), at, payload })
    }
  })
}

export async function releaseHold(trx: Trx, clock: Clock, owner: string): Promise<void> {
  await lockPieces(trx, { owners: [owner] })
  const productIds = await heldProducts(trx, [owner])
  await moving(trx, clock, productIds, () => dropHolds(trx, productIds, owner))
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

/** Runs the work and adds the tags of products whose availability changed. */
async function moving(
  trx: Trx,
  clock: Clock,
  productIds: readonly number[],
  work: () => Promise<void>,
): Promise<void> {
  const now = clock.now().toISOString()
  const before = await availableStock(trx, productIds, now)
  await work()
  const after = await availableStock(trx, productIds, now)
  const moves: StockMove[] = productIds.map((productId) => ({
    productId,
    before: before.get(productId) ?? 0,
    after: after.get(productId) ?? 0,
  }))
  await addChanges(trx, await stockTags(trx, moves))
}

async function lockAll(trx: Trx, owner: string, lines: readonly StockLine[]): Promise<void> {
  const locked = await lockPieces(trx, { owners: [owner], productIds: idsOf(lines) })
  for (const { productId } of lines) {
    if (!locked.has(productId)) throw new OutOfStock(productId, 0)
  }
}

async function dropHolds(trx: Trx, productIds: readonly number[], owner: string): Promise<void> {
  await clearHoldsDue(trx, productIds, owner)
  for (const productId of productIds) await deleteHold(trx, productId, owner)
}

async function clearHoldsDue(
  trx: Trx,
  productIds: readonly number[],
  owner: string,
): Promise<void> {
  for (const productId of productIds) await clearDue(trx, HOLD_ENDS, holdKey(productId, owner))
}

/** One line per product. Digital products have no stock. */
async function stockedLines(db: Db, lines: readonly StockLine[]): Promise<readonly StockLine[]> {
  const pieces = new Map<number, number>()
  for (const { productId, quantity } of lines) {
    if (wholePieces(quantity, 'quantity') === 0) continue
    pieces.set(productId, wholePieces((pieces.get(productId) ?? 0) + quantity, 'quantity'))
  }
  const stocked = await stockable(db, [...pieces.keys()])
  return [...pieces]
    .filter(([productId]) => stocked.has(productId))
    .map(([productId, quantity]) => ({ productId, quantity }))
    .toSorted((one, other) => one.productId - other.productId)
}

/** Products with their own stock; configurable products and bundles have none. */
async function stockable(db: Db, productIds: readonly number[]): Promise<ReadonlySet<number>> {
  const formats = await productFormats(db, productIds)
  for (const productId of productIds) {
    const format = formats.get(productId)
    if (!format) throw new Refusal(404, 'There is no such product.', { code: 'NOT_FOUND' })
    if (format === 'Configurable' || format === 'Bundle') throw noStock()
  }
  return new Set(productIds.filter((productId) => formats.get(productId) === 'Simple'))
}

function noStock(): Refusal {
  return new Refusal(400, 'The product has no stock of its own.', {
    code: 'INVALID_INPUT',
    field: 'productId',
  })
}

function idsOf(lines: readonly StockLine[]): readonly number[] {
  return lines.map((line) => line.productId)
}

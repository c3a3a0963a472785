import { wholePieces } from '#services/modules/product/prices/cents.ts'
import type { StockLine } from '#services/modules/product/write/catalogue-input.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { alertLowStock } from './low-stock.ts'
import { dropHolds } from './stock-holds.ts'
import {
  type Claim,
  idsOf,
  lockLines,
  moving,
  OutOfStock,
  requireStockable,
  stockedLines,
} from './stock-lines.ts'
import { lockPieces } from './stock-locks.ts'
import { addStock, availableTo, reduceStock, writeStock } from './stock-store.ts'

export async function setStock(
  trx: Trx,
  clock: Clock,
  { productId, onHand }: { readonly productId: number; readonly onHand: number },
): Promise<void> {
  const pieces = wholePieces(onHand, 'onHand')
  await requireStockable(trx, [productId])
  await lockPieces(trx, { productIds: [productId] })
  await moving(trx, clock, [productId], () => writeStock(trx, [{ productId, onHand: pieces }]))
}

/** Removes sold pieces from stock, using up the owner's holds. */
export async function takeStock(trx: Trx, clock: Clock, { owner, lines }: Claim): Promise<void> {
  const taken = await stockedLines(trx, lines)
  await lockLines(trx, owner, taken)
  const now = clock.now().toISOString()
  await moving(trx, clock, idsOf(taken), async () => {
    for (const { productId, quantity } of taken) {
      const available = await availableTo(trx, { productId, owner, now })
      const left = available >= quantity ? await reduceStock(trx, productId, quantity) : null
      if (left === null) throw new OutOfStock(productId, Math.max(0, available))
      await alertLowStock(trx, { productId, before: left + quantity, left, at: now })
    }
    await dropHolds(trx, idsOf(taken), owner)
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
export async function isInStock(db: Db, clock: Clock, claim: Claim): Promise<boolean> {
  return (await missingLine(db, clock, claim)) === null
}

/** Rejects what the owner could not take now; nothing is locked or held. */
export async function requireInStock(db: Db, clock: Clock, claim: Claim): Promise<void> {
  const missing = await missingLine(db, clock, claim)
  if (missing) throw new OutOfStock(missing.productId, missing.available)
}

async function missingLine(db: Db, clock: Clock, { owner, lines }: Claim) {
  const now = clock.now().toISOString()
  for (const { productId, quantity } of await stockedLines(db, lines)) {
    const available = await availableTo(db, { productId, owner, now })
    if (available < quantity) return { productId, available: Math.max(0, available) }
  }
  return null
}

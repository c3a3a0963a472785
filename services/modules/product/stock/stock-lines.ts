import { wholePieces } from '#services/modules/product/prices/cents.ts'
import type { ProductFormat, StockLine } from '#services/modules/product/write/catalogue-input.ts'
import { productFormats } from '#services/modules/product/write/product-writer.ts'
import { addChanges } from '#services/platform/changes.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { isStockable } from './availability.ts'
import { lockPieces } from './stock-locks.ts'
import { availableStock, countedAmong } from './stock-store.ts'
import { type StockMove, stockTags } from './stock-tags.ts'

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

export type Claim = { readonly owner: string; readonly lines: readonly StockLine[] }

/** Runs the work and adds the tags of products whose availability changed. */
export async function moving(
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
    before: before.get(productId) ?? null,
    after: after.get(productId) ?? null,
  }))
  await addChanges(trx, await stockTags(trx, moves))
}

/** Locks the lines and all that the owner holds; a product without stock is sold out. */
export async function lockLines(
  trx: Trx,
  owner: string,
  lines: readonly StockLine[],
): Promise<void> {
  const locked = await lockPieces(trx, { owners: [owner], productIds: idsOf(lines) })
  for (const { productId } of lines) {
    if (!locked.has(productId)) throw new OutOfStock(productId, 0)
  }
}

/** One line per product, without what has no limit. */
export async function stockedLines(
  db: Db,
  lines: readonly StockLine[],
): Promise<readonly StockLine[]> {
  const pieces = new Map<number, number>()
  for (const { productId, quantity } of lines) {
    if (wholePieces(quantity, 'quantity') === 0) continue
    pieces.set(productId, wholePieces((pieces.get(productId) ?? 0) + quantity, 'quantity'))
  }
  const stocked = await stockedAmong(db, [...pieces.keys()])
  return [...pieces]
    .filter(([productId]) => stocked.has(productId))
    .map(([productId, quantity]) => ({ productId, quantity }))
    .toSorted((one, other) => one.productId - other.productId)
}

/** All goods, and the digital products whose pieces are counted. */
async function stockedAmong(db: Db, productIds: readonly number[]): Promise<ReadonlySet<number>> {
  const formats = await requireStockable(db, productIds)
  const isDigital = (productId: number) => formats.get(productId) === 'EProduct'
  const counted = await countedAmong(db, productIds.filter(isDigital))
  return new Set(productIds.filter((id) => !isDigital(id) || counted.has(id)))
}

/** Rejects products without stock of their own: configurable ones and bundles. */
export async function requireStockable(
  db: Db,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, ProductFormat>> {
  const formats = await productFormats(db, productIds)
  for (const productId of productIds) {
    const format = formats.get(productId)
    if (!format) throw new Refusal(404, 'There is no such product.', { code: 'NOT_FOUND' })
    if (!isStockable(format)) throw noStock()
  }
  return formats
}

function noStock(): Refusal {
  return new Refusal(400, 'The product has no stock of its own.', {
    code: 'INVALID_INPUT',
    field: 'productId',
  })
}

export function idsOf(lines: readonly StockLine[]): readonly number[] {
  return lines.map((line) => line.productId)
}

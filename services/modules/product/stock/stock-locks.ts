import type { Trx } from '#services/platform/database.ts'
import { lockDue } from '#services/platform/jobs/due.ts'
import { heldProducts, lockStock } from './stock-store.ts'

/** Kind of the scheduled task that ends a hold. */
export const HOLD_ENDS = 'product.holdEnds'

export function holdKey(productId: number, owner: string): string {
  return `${productId}:${owner}`
}

/**
 * Locks the stock of these products, and of all that the owners hold, in the order of their ids.
 * A transaction that changes stock in several steps calls it once before the first one. The tasks
 * that end the holds come first, since the worker has locked one before it locks its stock.
 */
export async function lockPieces(
  trx: Trx,
  {
    owners = [],
    productIds = [],
  }: { readonly owners?: readonly string[]; readonly productIds?: readonly number[] },
): Promise<ReadonlySet<number>> {
  const held = await heldProducts(trx, owners)
  const ids = [...new Set([...productIds, ...held])].toSorted((one, other) => one - other)
  const keys = owners.flatMap((owner) => ids.map((productId) => holdKey(productId, owner)))
  await lockDue(trx, HOLD_ENDS, keys)
  const locked = new Set<number>()
  for (const productId of ids) if (await lockStock(trx, productId)) locked.add(productId)
  return locked
}

import { listTags, piecesTag } from '#services/modules/product/write/change-tags.ts'
import { bundlesWith, listedIdsOf } from '#services/modules/product/write/product-writer.ts'
import type { Trx } from '#services/platform/database.ts'
import { availabilityOf } from './availability.ts'

export type StockMove = {
  readonly productId: number
  /** Null while its pieces are not counted. */
  readonly before: number | null
  readonly after: number | null
}

/**
 * Pages show a state, not a count, so moves that leave the state unchanged purge none. A hold whose
 * end changes counts as a move of pieces.
 */
export async function stockTags(trx: Trx, moves: readonly StockMove[]): Promise<string[]> {
  const touched = new Set<number>()
  const changed = new Set(moves.filter((move) => changesState(move, 1)).map(idOf))
  for (const move of moves) {
    const [listedId = move.productId] = await listedIdsOf(trx, [move.productId])
    touched.add(listedId)
    for (const { bundleId, quantity } of await bundlesWith(trx, [listedId])) {
      touched.add(bundleId)
      if (changesState(move, quantity)) changed.add(bundleId)
    }
  }
  const tags = await listTags(trx, [...changed])
  const quiet = [...touched].filter((id) => !tags.includes(`product:${id}`))
  return [...tags, ...quiet.map(piecesTag)]
}

function changesState({ before, after }: StockMove, quantity: number): boolean {
  if (before === null || after === null) return true
  const state = (pieces: number) => availabilityOf(Math.floor(pieces / quantity))
  return state(before) !== state(after)
}

function idOf(move: StockMove): number {
  return move.productId
}

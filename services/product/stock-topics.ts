import type { Trx } from '#services/platform/database.ts'
import { availabilityOf } from './availability.ts'
import { bundlesWith, listedIdsOf } from './product-writer.ts'
import { listTopics } from './topics.ts'

export type StockMove = {
  readonly productId: number
  readonly before: number
  readonly after: number
}

/** Pages show a state, not a count: what leaves the state as it was purges nothing. */
export async function stockTopics(trx: Trx, moves: readonly StockMove[]): Promise<string[]> {
  const moved = moves.filter((move) => move.before !== move.after)
  if (moved.length === 0) return []

  const changed = new Set(moved.filter((move) => changesState(move, 1)).map(idOf))
  for (const move of moved) {
    const [listedId = move.productId] = await listedIdsOf(trx, [move.productId])
    for (const { bundleId, quantity } of await bundlesWith(trx, listedId)) {
      if (changesState(move, quantity)) changed.add(bundleId)
    }
  }
  return listTopics(trx, [...changed])
}

function changesState({ before, after }: StockMove, quantity: number): boolean {
  const state = (pieces: number) => availabilityOf(Math.floor(pieces / quantity))
  return state(before) !== state(after)
}

function idOf(move: StockMove): number {
  return move.productId
}

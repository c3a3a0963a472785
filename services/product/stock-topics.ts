import type { Trx } from '#services/platform/database.ts'
import { availabilityOf } from './availability.ts'
import { bundlesWith, listedIdsOf } from './product-writer.ts'
import { listTopics, piecesTopic } from './topics.ts'

export type StockMove = {
  readonly productId: number
  readonly before: number
  readonly after: number
}

/**
 * Pages show a state, not a count: what leaves the state as it was purges nothing. Also a hold that
 * only ends at another moment than before is told as pieces.
 */
export async function stockTopics(trx: Trx, moves: readonly StockMove[]): Promise<string[]> {
  const touched = new Set<number>()
  const changed = new Set(moves.filter((move) => changesState(move, 1)).map(idOf))
  for (const move of moves) {
    const [listedId = move.productId] = await listedIdsOf(trx, [move.productId])
    touched.add(listedId)
    for (const { bundleId, quantity } of await bundlesWith(trx, listedId)) {
      touched.add(bundleId)
      if (changesState(move, quantity)) changed.add(bundleId)
    }
  }
  const topics = await listTopics(trx, [...changed])
  const quiet = [...touched].filter((id) => !topics.includes(`product:${id}`))
  return [...topics, ...quiet.map(piecesTopic)]
}

function changesState({ before, after }: StockMove, quantity: number): boolean {
  const state = (pieces: number) => availabilityOf(Math.floor(pieces / quantity))
  return state(before) !== state(after)
}

function idOf(move: StockMove): number {
  return move.productId
}

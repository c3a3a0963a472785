import type { MatchingRows } from '#services/contract/list.ts'
import { MOST_COUNTED } from '#services/contract/rules/lists/list.ts'
import { ORDER_LIST } from '#services/contract/rules/lists/orders.ts'
import { queryText, readQuery } from '#services/contract/rules/lists/query-text.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { listColumn } from '#services/platform/list/read-list.ts'
import { rowsChanged } from '#services/platform/list/rows-changed.ts'
import { ORDERS } from './order-list.ts'

/** Numbers of all orders of a query, oldest first; refused unless they are as many as were seen. */
export async function matchingOrders(
  db: Db,
  { query: text, count }: MatchingRows,
  clock: Clock,
): Promise<readonly string[]> {
  const query = readQuery(ORDER_LIST, new URLSearchParams(text))
  // More orders would match without a part that this release does not know.
  if (queryText(ORDER_LIST, query) !== text) throw unknownQuery()
  const all = { query, now: clock.now(), column: 'number', limit: MOST_COUNTED + 1 } as const
  const numbers = await listColumn(db, ORDERS, all)
  if (numbers.length !== count) throw rowsChanged(numbers.length)
  return numbers
}

function unknownQuery(): Refusal {
  const field = 'matching.query'
  return new Refusal(400, 'The query is none of this list.', { code: 'INVALID_INPUT', field })
}

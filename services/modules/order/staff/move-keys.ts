import { createHash } from 'node:crypto'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'

type KeyedMove = {
  /** Chosen by the caller, one for each move. */
  readonly key: string
  readonly orderId: number
  readonly given: object
  readonly at: string
}

/** True for the call that has to make the move; false for one that repeats it. */
export async function claimMove(
  trx: Trx,
  { key, orderId, given, at }: KeyedMove,
): Promise<boolean> {
  const request = createHash('sha256').update(JSON.stringify(given)).digest('hex')
  const claimed = await trx
    .insertInto('order_move')
    .values({ key, order_id: orderId, request, at })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  if (claimed) return true
  const known = await trx
    .selectFrom('order_move')
    .select('request')
    .where('key', '=', key)
    .executeTakeFirst()
  if (known?.request === request) return false
  throw new Refusal(409, 'The idempotency key belongs to another move.', {
    code: 'IDEMPOTENCY_KEY_USED',
  })
}

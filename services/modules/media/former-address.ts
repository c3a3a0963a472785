import type { Db, Trx } from '#services/platform/database.ts'
import { shortHash } from './address.ts'
import type { WholeMedia } from './whole-media.ts'

/** Letters, orders and texts have addresses of bytes that were replaced since: they stay valid. */
export async function rememberAddress(
  trx: Trx,
  { id, hash }: Pick<WholeMedia, 'id' | 'hash'>,
): Promise<void> {
  await trx
    .insertInto('media_former')
    .values({ media_id: id, hash8: shortHash(hash) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whether this was ever the address of the media: others could be guessed. */
export async function wasAddress(
  db: Db,
  { id, hash8 }: { readonly id: number; readonly hash8: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('media_former')
    .select('media_id')
    .where('media_id', '=', id)
    .where('hash8', '=', hash8)
    .executeTakeFirst()
  return row !== undefined
}

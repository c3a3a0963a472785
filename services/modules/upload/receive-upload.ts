import type { Readable } from 'node:stream'
import type { Clock } from '#services/platform/clock.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Db } from '#services/platform/database.ts'
import { openRow } from './open-upload.ts'
import { receive } from './receive.ts'
import { beginReceiving, dropUpload, findUpload, type Upload } from './store.ts'

/** An upload whose bytes are there. */
export type ReceivedUpload = Upload & { readonly sha256: string }

/** A file that comes within the body of a call; one that breaks off or is too large leaves nothing. */
export async function receiveUpload(
  db: Db,
  body: Readable,
  {
    atMost,
    clock,
    ...given
  }: Pick<Upload, 'account_id' | 'purpose' | 'target' | 'name'> & {
    readonly atMost: number
    readonly clock: Clock
  },
): Promise<ReceivedUpload> {
  const created_at = clock.now().toISOString()
  const row = { ...given, bytes: atMost, expected_sha256: null, created_at }
  const { id } = await inTransaction(db, (trx) => openRow(trx, row))
  try {
    const attempt = await beginReceiving(db, id)
    if (attempt) await receive(db, body, attempt, { bytes: { atMost }, sha256: null })
    const { account_id: accountId, purpose } = given
    const upload = await findUpload(db, { id, accountId, purpose })
    if (!upload || upload.sha256 === null) throw new Error('An upload ended while it came in')
    return { ...upload, sha256: upload.sha256 }
  } catch (error) {
    await dropUpload(db, id)
    throw error
  }
}

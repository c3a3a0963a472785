import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { noSuchAddress, partsOf } from '#services/modules/upload/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Db } from '#services/platform/database.ts'
import { checkedContent } from './file-content.ts'
import {
  type Attempt,
  deleteParts,
  endAttempt,
  insertPart,
  isCurrent,
  partsOfFile,
  replaceParts,
} from './file-store.ts'

type Expected = { readonly type: string; readonly bytes: number }

/** Runs one check at a time: a picture takes much memory meanwhile. */
type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Stores a body part by part, then checks what it is. A body that breaks off, or is not the expected
 * one, leaves nothing, and can be sent again.
 */
export async function receiveFile(
  db: Db,
  body: Readable,
  attempt: Attempt,
  expected: Expected & { readonly inTurn: InTurn },
): Promise<void> {
  try {
    let part = 0
    for await (const content of partsOf(body, expected.bytes)) {
      if (!(await isCurrent(db, attempt))) throw noSuchAddress()
      await insertPart(db, attempt, { part, content })
      part += 1
    }
    await expected.inTurn(() => finish(db, attempt, expected))
  } catch (error) {
    await deleteParts(db, attempt)
    throw error
  }
}

async function finish(db: Db, attempt: Attempt, { type }: Expected): Promise<void> {
  const sent = await buffer(Readable.from(partsOfFile(db, attempt)))
  const bytes = await checkedContent(type, sent)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await inTransaction(db, async (trx) => {
    const isEnded = await endAttempt(trx, attempt, { sha256, bytes: bytes.byteLength })
    if (!isEnded) throw noSuchAddress()
    if (!sent.equals(bytes)) await replaceParts(trx, attempt, bytes)
  })
}

import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { PART_BYTES } from '#services/contract/digital.ts'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { dropUpload, endReceiving, insertPart } from './store.ts'

/**
 * Stores a body part by part, so that no more than one part is in memory. A body that breaks off
 * or has another length leaves nothing, and its address is spent.
 */
export async function receive(
  db: Db,
  body: Readable,
  { id, bytes }: { readonly id: string; readonly bytes: number },
): Promise<void> {
  try {
    const hash = createHash('sha256')
    let part = 0
    for await (const content of partsOf(body, bytes)) {
      hash.update(content)
      await insertPart(db, { id, part, content })
      part += 1
    }
    await endReceiving(db, id, hash.digest('hex'))
  } catch (error) {
    await dropUpload(db, id)
    throw error
  }
}

/** Buffers of `PART_BYTES`, the last one shorter. */
async function* partsOf(body: Readable, bytes: number): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let size = 0
  let total = 0
  for await (const chunk of body) {
    const piece = Buffer.from(chunk)
    total += piece.byteLength
    if (total > bytes) throw wrongLength()
    waiting.push(piece)
    size += piece.byteLength
    while (size >= PART_BYTES) {
      const all = Buffer.concat(waiting)
      yield all.subarray(0, PART_BYTES)
      const rest = Buffer.from(all.subarray(PART_BYTES))
      waiting = [rest]
      size = rest.byteLength
    }
  }
  if (total < bytes) throw wrongLength()
  if (size > 0) yield Buffer.concat(waiting)
}

export function wrongLength(): Refusal {
  return new Refusal(400, 'The file has another length.', { code: 'INVALID_INPUT' })
}

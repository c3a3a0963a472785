import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { PART_BYTES } from '#services/contract/digital.ts'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { withRest } from './rest-between-parts.ts'
import { type Attempt, breakOff, endReceiving, insertPart, isReceiving } from './store.ts'

/** The bytes that an address is for: as many, or one to as many. */
type Expected = {
  readonly bytes: number | { readonly atMost: number }
  readonly sha256: string | null
}

/**
 * Stores a body part by part, so that no more than one part is in memory. A body that breaks off,
 * or is not the expected one, leaves nothing, and can be sent again.
 */
export async function receive(
  db: Db,
  body: Readable,
  attempt: Attempt,
  expected: Expected,
): Promise<void> {
  try {
    const hash = createHash('sha256')
    let part = 0
    let bytes = 0
    for await (const content of partsOf(body, expected.bytes)) {
      if (!(await isReceiving(db, attempt))) throw noSuchAddress()
      hash.update(content)
      bytes += content.byteLength
      const row = { part, content }
      await withRest(db, async () => await insertPart(db, attempt, row))
      part += 1
    }
    const sha256 = hash.digest('hex')
    if (expected.sha256 !== null && sha256 !== expected.sha256) throw otherContent()
    if (!(await endReceiving(db, attempt, { sha256, bytes }))) throw noSuchAddress()
  } catch (error) {
    await breakOff(db, attempt)
    throw error
  }
}

/** Buffers of `PART_BYTES`, the last one shorter. */
export async function* partsOf(body: Readable, bytes: Expected['bytes']): AsyncGenerator<Buffer> {
  const [least, most] = typeof bytes === 'number' ? [bytes, bytes] : [1, bytes.atMost]
  let waiting: Buffer[] = []
  let size = 0
  let total = 0
  // The connection stays, so that a refusal can be answered.
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    const piece = Buffer.from(chunk)
    total += piece.byteLength
    if (total > most) throw typeof bytes === 'number' ? wrongLength() : tooLarge(most)
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
  if (total < least) throw wrongLength()
  if (size > 0) yield Buffer.concat(waiting)
}

/** It is not revealed whether an address was used, has expired or never was one. */
export function noSuchAddress(): Refusal {
  return new Refusal(404, 'There is no such address (any more).', { code: 'NOT_FOUND' })
}

function otherContent(): Refusal {
  return new Refusal(400, 'The file arrived changed.', { code: 'INVALID_INPUT' })
}

function tooLarge(most: number): Refusal {
  const details = { code: 'FILE_TOO_LARGE', limit: most / 1_000_000 }
  return new Refusal(413, 'The file is too large.', details)
}

export function wrongLength(): Refusal {
  return new Refusal(400, 'The file has another length.', { code: 'INVALID_INPUT' })
}

import { PART_BYTES } from '#services/contract/digital.ts'
import type { Db } from '#services/platform/database.ts'
import { type DigitalFile, readPart } from './store.ts'

/** The bytes from `start` to `end`, both included, one part in memory at a time. */
export async function* contentOf(
  db: Db,
  { id }: DigitalFile,
  { start, end }: { readonly start: number; readonly end: number },
): AsyncGenerator<Buffer> {
  for (let part = Math.floor(start / PART_BYTES); part * PART_BYTES <= end; part += 1) {
    const piece = await readPart(db, id, part)
    if (!piece) throw new Error(`File ${id} has no part ${part} any more`)
    const from = part * PART_BYTES
    yield piece.subarray(Math.max(0, start - from), end - from + 1)
  }
}

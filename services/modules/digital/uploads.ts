import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { PART_BYTES, putProductFile } from '#services/contract/digital.ts'
import { type Author, type Changing, recordEdits } from '#services/modules/history/api.ts'
import { findProductBySku } from '#services/modules/product/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { countParts, finishUpload, openUpload, putPart, readPart } from './store.ts'

type Part = z.output<typeof putProductFile.input>

/** True once the file is complete. Parts may arrive in any order, and repeatedly. */
export async function uploadPart(trx: Trx, clock: Clock, given: Part): Promise<boolean> {
  const productId = await digitalProduct(trx, given.sku)
  const content = Buffer.from(given.content, 'base64')
  const isLast = given.part === given.parts - 1
  const isFitting = isLast ? content.byteLength <= PART_BYTES : content.byteLength === PART_BYTES
  if (given.part >= given.parts || !isFitting) throw unfit('content', 'This is not such a part.')

  const upload = { ...given, productId }
  const now = clock.now().toISOString()
  const { id, parts, isWhole } = await openUpload(trx, upload, now)
  if (isWhole) return true
  if (parts !== given.parts) throw unfit('parts', 'The file has another number of parts.')
  await putPart(trx, { fileId: id, part: given.part, content: given.content })
  if ((await countParts(trx, id)) < parts) return false

  const hash = createHash('sha256')
  let bytes = 0
  for (let part = 0; part < parts; part += 1) {
    const piece = await readPart(trx, id, part)
    if (piece) hash.update(piece)
    bytes += piece?.byteLength ?? 0
  }
  if (hash.digest('hex') !== given.sha256) {
    throw unfit('sha256', 'The parts do not add up to this file.')
  }
  await finishUpload(trx, { ...upload, id, bytes, now })
  return true
}

/** Adds a file at once, for tools that have all of its bytes; a seed names no author. */
export async function addProductFile(
  trx: Trx,
  clock: Clock,
  { sku, name, content }: { readonly sku: string; readonly name: string; readonly content: Buffer },
  author?: Author,
): Promise<void> {
  const sha256 = createHash('sha256').update(content).digest('hex')
  const parts = Math.max(1, Math.ceil(content.byteLength / PART_BYTES))
  for (let part = 0; part < parts; part += 1) {
    const piece = content.subarray(part * PART_BYTES, (part + 1) * PART_BYTES)
    const given = { sku, name, sha256, part, parts, content: piece.toString('base64') }
    await uploadPart(trx, clock, putProductFile.input.parse(given))
  }
  if (author) {
    await recordFile(trx, { sku, name, bytes: content.byteLength, sha256 }, { author, clock })
  }
}

/** That a file is there now. */
export async function recordFile(
  trx: Trx,
  {
    sku,
    name,
    bytes,
    sha256,
  }: Readonly<Record<'sku' | 'name' | 'sha256', string>> & {
    readonly bytes: number
  },
  { author, clock }: Changing,
): Promise<void> {
  const at = clock.now().toISOString()
  await recordEdits(trx, { entity: 'product', id: sku, author, at }, [
    { path: `files.${name}`, before: null, after: { bytes, sha256 } },
  ])
}

export async function digitalProduct(db: Db, sku: string): Promise<number> {
  const product = await findProductBySku(db, sku)
  if (!product) throw new Refusal(404, 'There is no such product.', { code: 'NOT_FOUND' })
  if (!product.isDigital) throw unfit('sku', 'The product is not digital.')
  return product.id
}

function unfit(field: string, message: string): Refusal {
  return new Refusal(400, message, { code: 'INVALID_INPUT', field })
}

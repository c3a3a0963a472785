import { PART_BYTES } from '#services/contract/digital.ts'
import { type Changing, recordEdits } from '#services/modules/history/api.ts'
import { replaceMedia } from '#services/modules/library/replace-media.ts'
import {
  findSentMedia,
  importMedia,
  lockSentMedia,
  type PreparedMedia,
  prepareUpload,
  rememberSent,
} from '#services/modules/media/api.ts'
import {
  lockUpload,
  readUploadPart,
  settleUpload,
  type Upload,
} from '#services/modules/upload/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { readResult, readTarget, type UploadResult } from './upload-rows.ts'

type Finishing = Changing & { readonly db: Db } & Pick<ModuleDeps, 'config' | 'log'>

type Received = Upload & { readonly sha256: string }

/**
 * Makes a media of bytes that have arrived and returns its id; a second call returns the same one,
 * or refuses for the same reason. The picture is inspected before the transaction.
 */
export async function finishUpload(upload: Received, finishing: Finishing): Promise<number> {
  const { db } = finishing
  if (upload.result !== null) return mediaOf(readResult(upload.result))
  const prepared = await preparedOrRefused(upload, finishing)
  return await inTransaction(db, async (trx) => {
    const locked = await lockUpload(trx, upload.id)
    if (!locked) throw noSuchUpload()
    if (locked.result !== null) return mediaOf(readResult(locked.result))
    const id = await store(trx, { upload, prepared }, finishing)
    await settleUpload(trx, upload.id, JSON.stringify({ media: id }))
    return id
  })
}

export function noSuchUpload(): Refusal {
  return new Refusal(404, 'There is no such upload (any more).', { code: 'NOT_FOUND' })
}

function mediaOf(result: UploadResult): number {
  if ('media' in result) return result.media
  const { status, message, code, limit } = result
  throw new Refusal(status, message, {
    ...(code === undefined ? {} : { code }),
    ...(limit === undefined ? {} : { limit }),
  })
}

/** A file that is no picture stays refused, and its bytes are deleted. */
async function preparedOrRefused(
  upload: Received,
  { db, config, log }: Finishing,
): Promise<PreparedMedia> {
  const bytes = await bytesOf(db, upload)
  try {
    return await prepareUpload(config, { bytes, originalName: upload.name }, log)
  } catch (error) {
    if (error instanceof Refusal && (error.status === 413 || error.status === 415)) {
      const { status, message, code, limit } = error
      await settleUpload(db, upload.id, JSON.stringify({ status, message, code, limit }))
    }
    throw error
  }
}

async function bytesOf(db: Db, upload: Received): Promise<Buffer> {
  const parts: Buffer[] = []
  for (let part = 0; part < Math.ceil(upload.bytes / PART_BYTES); part += 1) {
    parts.push(Buffer.from(await readUploadPart(db, upload, part), 'base64'))
  }
  return Buffer.concat(parts)
}

async function store(
  trx: Trx,
  { upload, prepared }: { readonly upload: Received; readonly prepared: PreparedMedia },
  { author, clock }: Changing,
): Promise<number> {
  const { folder, replaces, isCopy } = readTarget(upload.target)
  await lockSentMedia(trx, upload.sha256)
  if (replaces !== null) {
    await replaceMedia(trx, replaces, prepared, { author, clock })
    await rememberSent(trx, replaces, upload.sha256)
    return replaces
  }
  const same = isCopy ? null : await findSentMedia(trx, upload.sha256)
  if (same !== null) return same
  const id = await importMedia(trx, { ...prepared, texts: {}, folderId: folder, clock })
  await rememberSent(trx, id, upload.sha256)
  const { originalName: name, hash, size: bytes, width, height } = prepared
  const recorded = { entity: 'media', id: `${id}`, author, at: clock.now().toISOString() }
  await recordEdits(trx, recorded, [
    { path: 'move.upload', before: null, after: { name, hash, bytes, width, height } },
  ])
  return id
}

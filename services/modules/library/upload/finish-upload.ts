import { PART_BYTES } from '#services/contract/digital.ts'
import { type Changing, recordEdits } from '#services/modules/history/api.ts'
import { replaceMedia } from '#services/modules/library/replace-media.ts'
import { overwriteMedia } from '#services/modules/library/save-media.ts'
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
  type ReceivedUpload,
  readUploadPart,
  settleUpload,
} from '#services/modules/upload/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { readResult, type UploadResult, type UploadTarget } from './upload-rows.ts'

type Finishing = Changing & { readonly db: Db } & Pick<
    ModuleDeps,
    'config' | 'log' | 'findPerson' | 'mediaUses'
  >

/** An upload, and what a media of it is like. */
export type WantedMedia = {
  readonly upload: ReceivedUpload
  readonly target: UploadTarget
  /** Of a new media, by the paths of its form. */
  readonly values: ReadonlyMap<string, string>
}

/** Inspected before the transaction; null where it is known already what became of the upload. */
export type InspectedMedia = WantedMedia & { readonly prepared: PreparedMedia | null }

export async function inspectUpload(
  wanted: WantedMedia,
  finishing: Finishing,
): Promise<InspectedMedia> {
  const { upload } = wanted
  const prepared = upload.result === null ? await preparedOrRefused(upload, finishing) : null
  return { ...wanted, prepared }
}

/**
 * Makes media of bytes that have arrived, all or none, and returns their ids; a second call returns
 * the same ones, or refuses for the same reason.
 */
export async function finishUploads(
  uploads: readonly InspectedMedia[],
  finishing: Finishing,
): Promise<number[]> {
  return await inTransaction(finishing.db, async (trx) => {
    const media: number[] = []
    await lockContents(trx, uploads)
    for (const { prepared, ...wanted } of uploads) {
      const locked = await lockUpload(trx, wanted.upload.id)
      if (!locked) throw noSuchUpload()
      if (locked.result !== null) media.push(mediaOf(readResult(locked.result)))
      else if (prepared) {
        const id = await store(trx, { ...wanted, prepared }, finishing)
        await settleUpload(trx, wanted.upload.id, JSON.stringify({ media: id }))
        media.push(id)
      } else throw new Error('The result of an upload was lost')
    }
    return media
  })
}

/** In one order, so that two bodies with the same files do not wait for each other. */
async function lockContents(trx: Trx, uploads: readonly InspectedMedia[]): Promise<void> {
  const hashes = uploads.map(({ upload }) => upload.sha256).toSorted()
  for (const hash of hashes) await lockSentMedia(trx, hash)
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
  upload: ReceivedUpload,
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

async function bytesOf(db: Db, upload: ReceivedUpload): Promise<Buffer> {
  const parts: Buffer[] = []
  for (let part = 0; part < Math.ceil(upload.bytes / PART_BYTES); part += 1) {
    parts.push(Buffer.from(await readUploadPart(db, upload, part), 'base64'))
  }
  return Buffer.concat(parts)
}

async function store(
  trx: Trx,
  { upload, target, values, prepared }: WantedMedia & { readonly prepared: PreparedMedia },
  finishing: Finishing,
): Promise<number> {
  const { author, clock } = finishing
  const { folder, replaces, isCopy } = target
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
  await overwriteMedia(trx, { id, values }, finishing)
  return id
}

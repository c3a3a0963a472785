import { basename } from 'node:path'
import type { Logger } from 'pino'
import type { ServicesConfig } from '#services/config.ts'
import type { MediaReference } from '#services/contract/answers.ts'
import { site } from '#services/modules/settings/api.ts'
import { addChanges } from '#services/platform/changes.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { DEFAULT_LANGUAGE } from '#services/platform/text/language-fallback.ts'
import { originalPath, urlTemplate } from './address.ts'
import { cleanApart } from './clean-apart.ts'
import { demoPictureInspector } from './demo-pictures.ts'
import { requireFolder } from './folder-store.ts'
import type { Inspected } from './inspect.ts'
import { type Original, openOriginals } from './originals.ts'
import { type Signing, signedMediaPath } from './signed-path.ts'
import { requestsWith } from './storage/s3-requests.ts'
import { insertMedia, type MediaRow, type MediaTexts, readMedia, writeTexts } from './store.ts'
import { searchTextOf } from './whole-media.ts'

export { cleanPicture } from './clean-picture.ts'
export {
  countInFolders,
  deleteEmptyFolder,
  insertFolder,
  lockFolders,
  readFolders,
  requireFolder,
  type StoredFolder,
  updateFolder,
} from './folder-store.ts'
export { rememberAddress } from './former-address.ts'
export { refusedPicture } from './refused-picture.ts'
export { findSentMedia, lockSentMedia, rememberSent } from './sent-media.ts'
export { signedMediaPath } from './signed-path.ts'
export { writeTexts as writeMediaTexts } from './store.ts'
export {
  lockPublicMedia,
  mediaInHtml,
  placeInTexts,
  recordMediaInTexts,
  requireAlt,
  requireMedia,
} from './use-media.ts'
export {
  deleteMedia,
  findMedia,
  lockMedia,
  readDuplicates,
  readWholeMedia,
  updateMedia,
  updateSearch,
  type WholeMedia,
} from './whole-media.ts'

/** An inspected and stored picture that has no rows yet. */
export type PreparedMedia = Inspected & Original & { readonly originalName: string }

/** References by id for anyone; unknown ids and pictures that are not public are missing. */
export async function mediaReferences(
  db: Db,
  ids: readonly number[],
  language = DEFAULT_LANGUAGE,
): Promise<ReadonlyMap<number, MediaReference>> {
  if (ids.length === 0) return new Map()
  const [{ apiKeyId }, rows] = await Promise.all([site(db), readMedia(db, ids, language)])
  const publicRows = rows.filter(({ access }) => access === 'public')
  return new Map(publicRows.map((row) => [row.id, toReference(row, apiKeyId)]))
}

/** The same for staff: a picture that is not public has an address that ends. */
export async function staffMediaReferences(
  db: Db,
  ids: readonly number[],
  { language = DEFAULT_LANGUAGE, ...signing }: Signing & { readonly language?: string },
): Promise<ReadonlyMap<number, MediaReference>> {
  if (ids.length === 0) return new Map()
  const [{ apiKeyId }, rows] = await Promise.all([site(db), readMedia(db, ids, language)])
  return new Map(
    rows.map((row) => {
      const signed = (size: string) => signedMediaPath(apiKeyId, row, { ...signing, size })
      const addresses =
        row.access === 'public' ? {} : { path: signed('original'), urlTemplate: signed('{size}') }
      return [row.id, { ...toReference(row, apiKeyId), ...addresses }]
    }),
  )
}

/** Tags of what `mediaReferences` returns: its paths contain the API key too. */
export function mediaTags(ids: readonly number[]): string[] {
  return ids.length === 0 ? [] : ['settings', ...ids.map((id) => `media:${id}`)]
}

/**
 * Inspecting a picture takes long, so it comes before the transaction that inserts it. The log has
 * why a bucket did not take it.
 */
export async function prepareUpload(
  config: Pick<ServicesConfig, 'dataDir' | 's3'>,
  upload: { bytes: Uint8Array; originalName: string },
  log?: Pick<Logger, 'warn'>,
): Promise<PreparedMedia> {
  const { originalName } = upload
  const { bytes, ...inspected } = await cleanApart(upload.bytes)
  const stored = await openOriginals(config, requestsWith(log)).put({ bytes, ...inspected })
  return { ...inspected, originalName, ...stored }
}

/** Inspects the demo federation's pictures, which are read in place. */
export async function prepareDemoPictures<Listed extends { readonly file: string }>(
  listed: readonly Listed[],
): Promise<readonly (Listed & { readonly media: PreparedMedia })[]> {
  const inspect = await demoPictureInspector()
  return Promise.all(
    listed.map(async (picture) => {
      const { file: path } = picture
      const inspected = await inspect(path)
      const originalName = basename(path)
      return { ...picture, media: { ...inspected, originalName, storage: 'demo' as const, path } }
    }),
  )
}

export async function importMedia(
  trx: Trx,
  media: PreparedMedia & {
    readonly texts: MediaTexts
    readonly access?: 'public' | 'other'
    readonly folderId?: number | null
    readonly clock: Clock
  },
): Promise<number> {
  const { texts, access = 'public', folderId = null, clock, ...prepared } = media
  const createdAt = clock.now().toISOString()
  if (folderId !== null) await requireFolder(trx, folderId)
  const named = { original_name: prepared.originalName, texts: Object.values(texts) }
  const search = searchTextOf(named)
  const id = await insertMedia(trx, { ...prepared, access, folderId, createdAt, search })
  await writeTexts(trx, id, texts)
  await addChanges(trx, [`media:${id}`])
  return id
}

function toReference(row: MediaRow, apiKeyId: string): MediaReference {
  return {
    id: row.id,
    path: originalPath(apiKeyId, row),
    title: row.title,
    extension: row.extension,
    urlTemplate: urlTemplate(apiKeyId, row),
    alt: row.alt,
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
    focalX: row.focal_x,
    focalY: row.focal_y,
  }
}

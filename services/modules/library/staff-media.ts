import type { MediaUse, StaffMedia } from '#services/contract/media-library.ts'
import {
  readDuplicates,
  readWholeMedia,
  staffMediaReferences,
  type WholeMedia,
} from '#services/modules/media/api.ts'
import { siteIdentity } from '#services/modules/settings/api.ts'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { type MediaUses, mediaUses } from '#services/platform/media-uses.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { DEFAULT_LANGUAGE } from '#services/platform/text/language-fallback.ts'
import { accessOf, textIn } from './media-fields.ts'

/** Of each kind. */
const MOST_USES = 100

/** Of the services, for what staff see of a picture. */
export type Showing = Pick<ModuleDeps, 'mediaUses' | 'clock'> & {
  readonly config: Pick<ModuleDeps['config'], 'sessionSecret'>
}

export async function staffMedia(
  db: Db,
  id: number,
  { mediaUses: places, clock, config }: Showing,
): Promise<StaffMedia> {
  const media = await readWholeMedia(db, id)
  if (!media) throw noSuchMedia()
  const [pictures, languages, uses, duplicates] = await Promise.all([
    staffMediaReferences(db, [id], {
      ...{ language: DEFAULT_LANGUAGE, secret: config.sessionSecret, clock },
    }),
    languagesOf(db),
    usesOf(db, id, places),
    readDuplicates(db, media),
  ])
  const picture = pictures.get(id)
  if (!picture) throw noSuchMedia()
  const { width, height, extension, mime, created_at: createdAt, updated_at: updatedAt } = media
  return {
    ...nameOf(media),
    ...{ picture, path: picture.path, urlTemplate: picture.urlTemplate ?? picture.path },
    ...{ width, height, bytes: media.size, extension, mime },
    access: accessOf(media.access),
    folder: folderOf(media),
    ...{ focalX: media.focal_x, focalY: media.focal_y },
    texts: languages.map((language) => textIn(media, language)),
    ...{ uses, createdAt, updatedAt },
    duplicates: duplicates.map(nameOf),
  }
}

export async function usesOf(
  db: Db,
  id: number,
  places: readonly MediaUses[],
): Promise<MediaUse[]> {
  return await mediaUses(db, places, { id, language: DEFAULT_LANGUAGE, limit: MOST_USES })
}

/** Of the site, the main one first. */
export async function languagesOf(db: Db): Promise<readonly [string, ...string[]]> {
  const { languages } = await siteIdentity(db)
  return [DEFAULT_LANGUAGE, ...languages.filter((code) => code !== DEFAULT_LANGUAGE)]
}

export function nameOf({ id, original_name: name }: Pick<WholeMedia, 'id' | 'original_name'>) {
  return { id: `${id}`, name }
}

export function folderOf({ folder_id: id }: Pick<WholeMedia, 'folder_id'>): string | null {
  return id === null ? null : `${id}`
}

export function noSuchMedia(): Refusal {
  return new Refusal(404, 'There is no such media.', { code: 'NOT_FOUND' })
}

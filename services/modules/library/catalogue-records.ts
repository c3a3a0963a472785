import type { z } from 'zod'
import type { filterMedia, MediaRecord } from '#services/contract/media-catalogue.ts'
import { findMedia, staffMediaReferences, type WholeMedia } from '#services/modules/media/api.ts'
import { mediaOptions } from '#services/modules/settings/api.ts'
import type { Db } from '#services/platform/database.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { pageCount } from '#services/platform/paging.ts'
import { searchWords } from '#services/platform/text/keywords.ts'
import { textIn } from './media-fields.ts'

const DEFAULT_SIZE = 'MediumSize'
const PAGE_SIZE = 10

type Reader = Pick<Scope, 'db' | 'language' | 'clock'> & {
  readonly config: Pick<ModuleDeps['config'], 'sessionSecret'>
}

export async function listRecords(
  reader: Reader,
  { keywords = '', page = 1, limit = PAGE_SIZE, ids }: z.output<typeof filterMedia.input>,
) {
  const span = { offset: (page - 1) * limit, limit }
  const { media, total } = await findMedia(reader.db, { words: searchWords(keywords), ids, span })
  return {
    records: await recordsOf(reader, media),
    totalPages: pageCount(total, limit),
    totalRecords: total,
  }
}

/** As the catalogue describes a media. */
export async function recordsOf(
  { db, language, clock, config }: Reader,
  media: readonly WholeMedia[],
): Promise<MediaRecord[]> {
  const ids = media.map(({ id }) => id)
  const signing = { secret: config.sessionSecret, clock }
  const [pictures, sizes] = await Promise.all([
    staffMediaReferences(db, ids, { language, ...signing }),
    sizeNames(db),
  ])
  return media.flatMap(({ id, extension, size, access, hash, mime, ...row }) => {
    const picture = pictures.get(id)
    if (!picture) return []
    const { title, description } = textIn(row, language)
    const pathIn = (name: string) => picture.urlTemplate?.replace('{size}', name) ?? picture.path
    return {
      ...{ id, driveId: id, title, description, extension, size, path: picture.path, access },
      ...{ originalName: row.original_name, hash, mime, type: 'image' as const },
      default: pathIn(DEFAULT_SIZE),
      alternativePaths: Object.fromEntries(sizes.map((name) => [name, pathIn(name)])),
      usePublicPath: access === 'public',
    }
  })
}

async function sizeNames(db: Db): Promise<readonly string[]> {
  return (await mediaOptions(db)).map(({ key }) => key)
}

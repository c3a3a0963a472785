import { sql } from 'kysely'
import { listMediaRows, listMediaViews } from '#services/contract/media-list.ts'
import { MEDIA_LIST } from '#services/contract/rules/lists/media.ts'
import { readFolders, staffMediaReferences } from '#services/modules/media/api.ts'
import { isAnyOf, isWithin } from '#services/platform/list/list-source.ts'
import { type StaffList, staffList } from '#services/platform/list/staff-list.ts'
import { countMediaUses, isUnused, isUsed, type MediaUses } from '#services/platform/media-uses.ts'
import { containing } from '#services/platform/text/keywords.ts'
import { DEFAULT_LANGUAGE } from '#services/platform/text/language-fallback.ts'
import { folderPaths } from './folder-tree.ts'
import { accessOf, storedAccess } from './media-fields.ts'

/** Large enough for a grid. */
const THUMBNAIL = 'w320'

const HAS_ALT = sql`exists (select 1 from media_text where media_id = media.id
  and language = ${DEFAULT_LANGUAGE} and alt <> '')`

export function mediaList(mediaUses: readonly MediaUses[]): StaffList {
  return staffList({
    calls: [listMediaRows, listMediaViews],
    source: {
      list: MEDIA_LIST,
      table: 'media',
      sort: { CREATED_AT: 'created_at', NAME: 'original_name', BYTES: 'size' },
      filters: {
        folder: (folders) => isAnyOf('media.folder_id', folders.map(Number)),
        isInFolder: (is) => (is ? sql`folder_id is not null` : sql`folder_id is null`),
        isUsed: (is) => (is ? isUsed(mediaUses) : isUnused(mediaUses)),
        hasAlt: (is) => (is ? HAS_ALT : sql`not ${HAS_ALT}`),
        type: (words) =>
          isAnyOf(
            'extension',
            words.map((word) => word.toLowerCase()),
          ),
        access: (words) => isAnyOf('access', words.map(storedAccess)),
        createdAt: (days) => isWithin('created_at', days),
      },
      search: (word) => sql`media.search like ${containing(word)} escape '\\'`,
    },
    async rowsOf(rows, { db, clock, config }) {
      const ids = rows.map(({ id }) => id)
      const [pictures, uses, folders] = await Promise.all([
        staffMediaReferences(db, ids, {
          ...{ language: DEFAULT_LANGUAGE, secret: config.sessionSecret, clock },
        }),
        countMediaUses(db, mediaUses, ids),
        readFolders(db).then(folderPaths),
      ])
      return rows.map(({ id, original_name: name, width, height, size: bytes, ...row }) => {
        const picture = pictures.get(id)
        return {
          ...{ id: `${id}`, name, width, height, bytes, extension: row.extension },
          title: picture?.title ?? '',
          folder: folders.get(row.folder_id ?? 0) ?? '',
          thumbnail: picture?.urlTemplate?.replace('{size}', THUMBNAIL) ?? '',
          hasAlt: Boolean(picture?.alt),
          uses: uses.get(id) ?? 0,
          access: accessOf(row.access),
          createdAt: row.created_at,
        }
      })
    },
  })
}

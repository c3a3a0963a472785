import type { Db, Trx } from '#services/platform/database.ts'
import { LARGEST_ID } from './address.ts'
import type { Inspected } from './inspect.ts'
import type { Storage } from './originals.ts'
import type {} from './tables.ts'

export type MediaRow = Awaited<ReturnType<typeof readMedia>>[number]

export type MediaTexts = Readonly<
  Record<string, { readonly title: string; readonly alt: string; readonly description?: string }>
>

export async function readMedia(db: Db, ids: readonly number[], language: string) {
  const possible = [...new Set(ids)].filter((id) => id <= LARGEST_ID)
  if (possible.length === 0) return []
  return db
    .selectFrom('media')
    .leftJoin('media_text', (join) =>
      join.onRef('media_text.media_id', '=', 'media.id').on('media_text.language', '=', language),
    )
    .select([
      'media.id',
      'media.access',
      'media.extension',
      'media.hash',
      'media.width',
      'media.height',
      'media.placeholder',
      'media.focal_x',
      'media.focal_y',
      'media_text.title',
      'media_text.alt',
    ])
    .where('media.id', 'in', possible)
    .execute()
}

export async function findFile(db: Db, id: number) {
  const file = await db
    .selectFrom('media')
    .select(['id', 'access', 'hash', 'extension', 'mime', 'size', 'storage', 'path'])
    .where('id', '=', id)
    .executeTakeFirst()
  return file ?? null
}

export async function insertMedia(
  trx: Trx,
  media: Inspected & {
    readonly originalName: string
    readonly access: 'public' | 'other'
    readonly storage: Storage
    readonly path: string
    readonly folderId: number | null
    readonly createdAt: string
    readonly search: string
  },
): Promise<number> {
  const { id } = await trx
    .insertInto('media')
    .values({
      original_name: media.originalName,
      extension: media.extension,
      mime: media.mime,
      size: media.size,
      width: media.width,
      height: media.height,
      hash: media.hash,
      placeholder: media.placeholder,
      access: media.access,
      storage: media.storage,
      path: media.path,
      folder_id: media.folderId,
      created_at: media.createdAt,
      search: media.search,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function writeTexts(trx: Trx, mediaId: number, texts: MediaTexts): Promise<void> {
  const rows = Object.entries(texts).map(([language, { title, alt, description = '' }]) => ({
    media_id: mediaId,
    language,
    title,
    alt,
    description,
  }))
  if (rows.length === 0) return
  await trx
    .insertInto('media_text')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['media_id', 'language']).doUpdateSet((row) => ({
        title: row.ref('excluded.title'),
        alt: row.ref('excluded.alt'),
        description: row.ref('excluded.description'),
      })),
    )
    .execute()
}

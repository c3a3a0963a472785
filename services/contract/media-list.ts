import { z } from 'zod'
import { listCalls } from './list.ts'
import { MEDIA_LIST } from './rules/lists/media.ts'

const mediaRow = z.object({
  id: z.string(),
  /** Of the file that was uploaded. */
  name: z.string(),
  /** In the main language; empty without one. */
  title: z.string(),
  /** Names of its folder and those above it, with slashes; empty for none. */
  folder: z.string(),
  width: z.int32(),
  height: z.int32(),
  bytes: z.int32(),
  extension: z.string(),
  /** Path of the whole picture, 320 pixels wide. */
  thumbnail: z.string(),
  /** In the main language. */
  hasAlt: z.boolean(),
  /** Records that show it. */
  uses: z.int32(),
  access: z.enum(MEDIA_LIST.filters.access.words),
  createdAt: z.string(),
})

export const [listMediaRows, listMediaViews] = listCalls(MEDIA_LIST, {
  path: 'media',
  what: 'pictures of the library',
  row: mediaRow,
})

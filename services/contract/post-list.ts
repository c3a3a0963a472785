import { z } from 'zod'
import { listCalls } from './list.ts'
import { POST_LIST } from './rules/lists/posts.ts'

const postRow = z.object({
  id: z.string(),
  /** In the main language; empty without a text in it. */
  title: z.string(),
  type: z.string(),
  state: z.enum(POST_LIST.filters.state.words),
  publishedAt: z.string().nullable(),
  /** Path of its picture, 320 pixels wide; null without one. */
  thumbnail: z.string().nullable(),
  updatedAt: z.string(),
  createdAt: z.string(),
})

export const [listPostRows, listPostViews] = listCalls(POST_LIST, {
  path: 'posts',
  what: 'news and other posts',
  row: postRow,
})

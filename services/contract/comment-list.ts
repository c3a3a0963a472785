import { z } from 'zod'
import { describeCall } from './call.ts'
import { listCalls } from './list.ts'
import { COMMENT_LIST } from './rules/lists/comments.ts'

const { kind, state } = COMMENT_LIST.filters

export const commentRow = z.object({
  /** With the version that is shown, such as `17.2`: staff decide about what they have read. */
  id: z.string(),
  kind: z.enum(kind.words),
  state: z.enum(state.words),
  /** First name and initial. */
  author: z.string(),
  rating: z.int32().nullable(),
  text: z.string().nullable(),
  /** Name of the product or title of the post; null when it has none in Croatian. */
  subject: z.string().nullable(),
  createdAt: z.string(),
  /** Of visitors, since staff last decided. */
  reports: z.int32(),
})

export const [listComments, listCommentViews] = listCalls(COMMENT_LIST, {
  path: 'comments',
  what: 'reviews and comments of all customers',
  row: commentRow,
})

export const listCommentSubjects = describeCall({
  service: 'cms',
  method: 'POST',
  access: { right: COMMENT_LIST.right },
  path: 'x/comment/staff/subjects',
  summary: 'Products and posts with the newest reviews and comments',
  input: z.object({}),
  output: z.object({
    subjects: z.array(
      z.object({
        /** Such as `product:17`. */
        key: z.string(),
        name: z.string(),
      }),
    ),
  }),
})

export type CommentRow = z.output<typeof commentRow>

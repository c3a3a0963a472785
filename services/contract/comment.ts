import { z } from 'zod'
import { afterCursor, done, endCursor, id, idInText } from './answers.ts'
import { describeCall } from './call.ts'
import { MAX_COMMENT, MOST_STARS } from './rules/comment-limits.ts'

export const COMMENT_STATES = ['waiting', 'published', 'rejected'] as const
export type CommentState = (typeof COMMENT_STATES)[number]

/** Options of the CMS that decide who comments on what, and how. */
export const COMMENT_OPTIONS = [
  'RequireRatingForComment',
  'RequireCommentForRating',
  'NumberOfStars',
  'CanCommentOnBlog',
  'CanCommentOnProduct',
  'RequireAdminPublishing',
  'OneUserOneComment',
  'UserCanEditComment',
] as const

/** A review of a product or a comment on a post. */
export const comment = z.object({
  id,
  /** First name and initial. */
  author: z.string().nullish(),
  rating: z.int32().nullish(),
  /** Plain text. */
  comment: z.string().nullish(),
  created_at: z.string(),
  /** Extension: ISO 639-2 code of the language that the site had for its author. */
  language: z.string().nullish(),
  /** Extension: the author had ordered the product. */
  isBuyer: z.boolean().nullish(),
  /** Extension, for the author alone. */
  state: z.enum(COMMENT_STATES).nullish(),
  /** Extension, for the author alone: why it was rejected. */
  reason: z.string().nullish(),
  /** Extension: what the shop answers, shown below it. Plain text. */
  answer: z.object({ text: z.string(), answered_at: z.string() }).nullish(),
  /** Extension: visitors can report it. */
  canReport: z.boolean().nullish(),
})

/** Exactly one of the two. */
const about = { product_id: idInText.optional(), post_id: idInText.optional() }

/**
 * Longer than the form allows: the length is checked again after spaces and line ends are trimmed.
 */
const written = {
  rating: z.int32().min(1).max(MOST_STARS).nullish(),
  comment: z
    .string()
    .max(MAX_COMMENT * 2)
    .nullish(),
}

export const filterComments = describeCall({
  service: 'cms',
  method: 'POST',
  path: 'comment/filterStandard',
  summary: 'Published reviews of a product or comments on a post, newest first',
  input: z.object({
    ...about,
    page: z.int32().min(1).optional(),
    limit: z.int32().min(1).max(100).optional(),
    after: afterCursor,
  }),
  output: z.object({ records: z.array(comment), lastPage: z.int32(), total: z.int32(), endCursor }),
})

export const createComment = describeCall({
  service: 'cms',
  method: 'POST',
  path: 'comment/create',
  summary: 'A review or comment of the logged-in customer; it may wait for staff',
  access: 'customer',
  kind: 'write',
  input: z.object({ ...about, ...written }),
  output: z.object({ comment }),
})

export const updateComment = describeCall({
  service: 'cms',
  method: 'PATCH',
  path: 'comment/update/{id}',
  summary: "Changes the customer's own review or comment, which may wait for staff again",
  access: 'customer',
  kind: 'write',
  input: z.object({ id: idInText, ...written }),
  output: z.object({ comment }),
})

export const getCommentOptions = describeCall({
  service: 'cms',
  method: 'GET',
  path: 'comment/getOptions',
  summary: 'The options about comments that are set',
  input: z.object({ store_id: idInText.optional() }),
  output: z.object({ records: z.array(z.object({ key: z.string(), value: z.string() })) }),
})

export const getOwnComments = describeCall({
  service: 'cms',
  method: 'POST',
  path: 'x/comment/own',
  summary: "The customer's own about one thing, also those that wait or were rejected",
  adds: 'own reviews that wait for staff',
  access: 'customer',
  input: z.object(about),
  output: z.object({ records: z.array(comment) }),
})

export const getComment = describeCall({
  service: 'cms',
  method: 'GET',
  path: 'x/comment/get/{id}',
  summary: 'A published review or comment, such as one that a visitor reports; else null',
  adds: 'reports of reviews and comments by visitors',
  input: z.object({ id: idInText }),
  output: z.object({ comment: comment.nullable() }),
})

export const reportComment = describeCall({
  service: 'cms',
  method: 'POST',
  path: 'x/comment/report/{id}',
  summary: 'Reports a published review or comment to staff; each visitor counts once',
  adds: 'reports of reviews and comments by visitors',
  kind: 'write',
  input: z.object({ id: idInText }),
  output: done,
})

export type Comment = z.output<typeof comment>

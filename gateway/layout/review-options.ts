import { z } from 'zod'
import type { CallOutput } from '#services/contract/call.ts'
import type { COMMENT_OPTIONS, getCommentOptions } from '#services/contract/comment.ts'

/** Settings of reviews and comments. */
export type ReviewOptions = {
  readonly onProducts: boolean
  readonly onPosts: boolean
  readonly requiresRating: boolean
  readonly requiresText: boolean
  readonly isOnePerUser: boolean
  readonly canEdit: boolean
  readonly waitsForStaff: boolean
}

const flag = z.stringbool({ truthy: ['true', '1', 'yes', 'on'], falsy: [] }).catch(false)
const REGISTERED = 'registeredusers'

/** An option that is missing is switched off. */
export function toReviewOptions({ records }: CallOutput<typeof getCommentOptions>): ReviewOptions {
  const values = new Map(records.map(({ key, value }) => [key, value.trim().toLowerCase()]))
  const textOf = (key: (typeof COMMENT_OPTIONS)[number]) => values.get(key) ?? ''
  return {
    onProducts: textOf('CanCommentOnProduct') === REGISTERED,
    onPosts: textOf('CanCommentOnBlog') === REGISTERED,
    requiresRating: flag.parse(textOf('RequireRatingForComment')),
    requiresText: flag.parse(textOf('RequireCommentForRating')),
    isOnePerUser: flag.parse(textOf('OneUserOneComment')),
    canEdit: flag.parse(textOf('UserCanEditComment')),
    waitsForStaff: flag.parse(textOf('RequireAdminPublishing')),
  }
}

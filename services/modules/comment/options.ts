import { COMMENT_OPTIONS } from '#services/contract/comment.ts'
import { MOST_STARS } from '#services/contract/rules/comment-limits.ts'
import { optionValues } from '#services/modules/cms/api.ts'
import type { Db } from '#services/platform/database.ts'

export type CommentOptions = {
  readonly onProducts: boolean
  readonly onPosts: boolean
  readonly requiresRating: boolean
  readonly requiresText: boolean
  readonly stars: number
  readonly waitsForStaff: boolean
  readonly onePerUser: boolean
  readonly canEdit: boolean
}

const DEFAULT_STARS = 5
const REGISTERED = 'registeredusers'
const YES: readonly string[] = ['true', '1', 'yes', 'on']

/** An option that the site lacks is off. */
export async function commentOptions(db: Db): Promise<CommentOptions> {
  const values = await optionValues(db, COMMENT_OPTIONS)
  const settingOf = (key: (typeof COMMENT_OPTIONS)[number]) =>
    values.get(key)?.trim().toLowerCase() ?? ''
  const isOn = (key: (typeof COMMENT_OPTIONS)[number]) => YES.includes(settingOf(key))
  return {
    onProducts: settingOf('CanCommentOnProduct') === REGISTERED,
    onPosts: settingOf('CanCommentOnBlog') === REGISTERED,
    requiresRating: isOn('RequireRatingForComment'),
    requiresText: isOn('RequireCommentForRating'),
    stars: Math.min(Math.max(Number(settingOf('NumberOfStars')) || DEFAULT_STARS, 1), MOST_STARS),
    waitsForStaff: isOn('RequireAdminPublishing'),
    onePerUser: isOn('OneUserOneComment'),
    canEdit: isOn('UserCanEditComment'),
  }
}

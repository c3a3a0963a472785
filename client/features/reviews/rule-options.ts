import type { CommentRuleOptions } from '#services/contract/rules/comment.ts'
import type { CommentTarget } from './comment-target.ts'
import type { CommentFormSiteFragment } from './own-comments.generated.ts'

/** Validation rules of the form, by the shop's options. */
export function ruleOptions(
  kind: CommentTarget['kind'],
  options: CommentFormSiteFragment['reviewOptions'],
): CommentRuleOptions {
  const isReview = kind === 'review'
  return {
    takesStars: isReview,
    requiresStars: isReview && options?.requiresRating === true,
    requiresText: !isReview || options?.requiresText === true,
  }
}

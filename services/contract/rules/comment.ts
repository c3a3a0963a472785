import * as z from 'zod/mini'
import { MAX_COMMENT, MOST_STARS } from './comment-limits.ts'

export type CommentRuleOptions = {
  readonly takesStars: boolean
  readonly requiresStars: boolean
  readonly requiresText: boolean
}

/** The form of a review or a comment: stars as the text of a radio button, and a text. */
export function commentRules({ takesStars, requiresStars, requiresText }: CommentRuleOptions) {
  const isStarless = !takesStars
  return z
    .object({
      rating: z.optional(
        z.pipe(
          z.string(),
          z.transform((stars) => (STARS.test(stars) ? Number(stars) : null)),
        ),
      ),
      text: z.optional(
        z.string().check(z.trim(), z.maxLength(MAX_COMMENT, `maxLength:${MAX_COMMENT}`)),
      ),
    })
    .check(
      z.refine(({ rating }) => isStarless || !requiresStars || present(rating), {
        path: ['rating'],
        error: 'starsRequired',
      }),
      z.refine(({ text }) => !(requiresText || isStarless) || Boolean(text), {
        path: ['text'],
        error: 'required',
      }),
      z.refine(({ rating, text }) => isStarless || present(rating) || Boolean(text), {
        path: ['rating'],
        error: 'starsRequired',
      }),
    )
}

const STARS = new RegExp(`^(?:[1-9]|${MOST_STARS})$`)

function present(value: unknown): boolean {
  return value !== null && value !== undefined
}

import { addPastComments } from '#services/modules/comment/api.ts'
import { findAccount } from '#services/modules/user/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { findSlug } from '#services/platform/slugs.ts'
import { type DemoComment, POST_COMMENTS, REVIEWS } from './content/comments.ts'
import { typeset } from './content/typeset.ts'

const LANGUAGE = 'hrv'
const DAY_MS = 24 * 60 * 60_000

/** Reviews of some products and comments on a post, also one that waits for staff. */
export async function seedComments(trx: Trx, clock: Clock): Promise<void> {
  for (const [slug, reviews] of Object.entries(REVIEWS)) {
    const found = await findSlug(trx, LANGUAGE, slug, 'product')
    // Archived or renamed since an older release seeded it.
    if (!found) continue
    await addPastComments(
      trx,
      { productId: found.target },
      await written(trx, clock, reviews, true),
    )
  }
  for (const [slug, comments] of Object.entries(POST_COMMENTS)) {
    const found = await findSlug(trx, LANGUAGE, slug, 'post')
    if (!found) continue
    await addPastComments(trx, { postId: found.target }, await written(trx, clock, comments, false))
  }
}

async function written(
  trx: Trx,
  clock: Clock,
  comments: readonly DemoComment[],
  isOfProduct: boolean,
) {
  const now = clock.now().getTime()
  const oldestFirst = comments.toSorted((one, other) => other.daysAgo - one.daysAgo)
  return await Promise.all(
    oldestFirst.map(async ({ author, email, rating, text, daysAgo, ...rest }) => ({
      author,
      accountId: email === undefined ? null : ((await findAccount(trx, email))?.id ?? null),
      language: rest.language ?? LANGUAGE,
      rating: rating ?? null,
      body: text === undefined ? null : typeset(text),
      state: rest.isWaiting ? ('waiting' as const) : ('published' as const),
      isBuyer: isOfProduct && !rest.hasNotBought,
      at: new Date(now - daysAgo * DAY_MS).toISOString(),
    })),
  )
}

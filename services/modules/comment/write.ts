import { MAX_COMMENT } from '#services/contract/rules/comment-limits.ts'
import { isPublicPost } from '#services/modules/cms/api.ts'
import { hasBought } from '#services/modules/order/api.ts'
import { isOffered } from '#services/modules/product/api.ts'
import { accountById } from '#services/modules/user/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { type CommentOptions, commentOptions } from './options.ts'
import { plainText, shownAuthor } from './plain-text.ts'
import { aboutOf, lockRating, noteChange } from './published.ts'
import {
  type About,
  editComment,
  findComment,
  insertComment,
  ownComments,
  type StoredComment,
} from './store.ts'

export type Author = {
  readonly accountId: number
  readonly language: string
  /** UTC text. */
  readonly now: string
}

/** Values as sent; undefined leaves the stored value unchanged. */
export type Written = {
  readonly rating?: number | null | undefined
  readonly comment?: string | null | undefined
}

export async function addComment(
  trx: Trx,
  author: Author,
  { about, written }: { readonly about: About; readonly written: Written },
): Promise<StoredComment> {
  const options = await optionsFor(trx, about)
  await refuseMissing(trx, about, author.now)
  const said = checked(options, about, { rating: null, body: null }, written)
  await lockRating(trx, about)
  if (options.onePerUser && (await ownComments(trx, about, author.accountId)).length > 0) {
    throw onlyOne()
  }
  const comment = await insertComment(trx, {
    product_id: 'productId' in about ? about.productId : null,
    post_id: 'postId' in about ? about.postId : null,
    account_id: author.accountId,
    ...said,
    ...(await byLine(trx, author, about)),
    state: options.waitsForStaff ? 'waiting' : 'published',
    is_single: options.onePerUser ? 1 : 0,
    created_at: author.now,
  })
  if (!comment) throw onlyOne()
  if (comment.state === 'published') await noteChange(trx, about)
  return comment
}

export async function changeComment(
  trx: Trx,
  author: Author,
  { id, written }: { readonly id: number; readonly written: Written },
): Promise<StoredComment> {
  const found = await findComment(trx, id)
  if (found?.account_id !== author.accountId) throw noSuch('comment')
  const about = aboutOf(found)
  const options = await optionsFor(trx, about)
  if (!options.canEdit) {
    throw new Refusal(403, 'Comments cannot be changed here.', { code: 'COMMENTS_CLOSED' })
  }
  await lockRating(trx, about)
  const before = await findComment(trx, id)
  if (!before) throw noSuch('comment')
  const said = checked(options, about, before, written)
  const isSame = said.rating === before.rating && said.body === before.body
  if (isSame && before.state !== 'rejected') return before
  const after = await editComment(trx, id, {
    ...said,
    ...(await byLine(trx, author, about)),
    state: options.waitsForStaff ? 'waiting' : 'published',
  })
  if (before.state === 'published' || after.state === 'published') await noteChange(trx, about)
  return after
}

async function optionsFor(trx: Trx, about: About): Promise<CommentOptions> {
  const options = await commentOptions(trx)
  const isOpen = 'productId' in about ? options.onProducts : options.onPosts
  if (isOpen) return options
  throw new Refusal(403, 'Comments are closed.', { code: 'COMMENTS_CLOSED' })
}

async function refuseMissing(trx: Trx, about: About, now: string): Promise<void> {
  const isThere =
    'productId' in about
      ? await isOffered(trx, about.productId)
      : await isPublicPost(trx, about.postId, now)
  if (!isThere) throw noSuch('productId' in about ? 'product' : 'post')
}

type Said = Pick<StoredComment, 'rating' | 'body'>

function checked(options: CommentOptions, about: About, before: Said, written: Written): Said {
  const isReview = 'productId' in about
  const rating = written.rating === undefined ? before.rating : written.rating
  const body = written.comment === undefined ? before.body : plainText(written.comment ?? '')
  if (!isReview && rating !== null) {
    throw new Refusal(400, 'Posts take no stars.', { code: 'INVALID_INPUT', field: 'rating' })
  }
  if (rating !== null && rating > options.stars) {
    throw new Refusal(400, `atMost:${options.stars}`, { code: 'INVALID_INPUT', field: 'rating' })
  }
  if (body !== null && body.length > MAX_COMMENT) {
    throw new Refusal(400, `maxLength:${MAX_COMMENT}`, { code: 'INVALID_INPUT', field: 'comment' })
  }
  if (body === null && (options.requiresText || !isReview)) {
    throw new Refusal(400, 'A comment is required.', { code: 'COMMENT_REQUIRED', field: 'comment' })
  }
  if (isReview && rating === null && (options.requiresRating || body === null)) {
    throw new Refusal(400, 'A rating is required.', { code: 'RATING_REQUIRED', field: 'rating' })
  }
  return { rating, body }
}

async function byLine(trx: Trx, { accountId, language, now }: Author, about: About) {
  const account = await accountById(trx, accountId)
  if (!account) throw noSuch('account')
  const isBuyer = 'productId' in about && (await hasBought(trx, accountId, about.productId))
  const is_buyer: 0 | 1 = isBuyer ? 1 : 0
  return { author: shownAuthor(account), language, is_buyer, updated_at: now }
}

function onlyOne(): Refusal {
  return new Refusal(409, 'Only one review per user is allowed.', { code: 'ONE_COMMENT_PER_USER' })
}

function noSuch(what: string): Refusal {
  return new Refusal(404, `There is no such ${what}.`, { code: 'NOT_FOUND' })
}

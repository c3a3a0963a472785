import type { CallOutput } from '#services/contract/call.ts'
import type { listCommentSubjects } from '#services/contract/comment-list.ts'
import { titlesOfPosts } from '#services/modules/cms/api.ts'
import { findComment, newestSubjects } from '#services/modules/comment/store.ts'
import { namesOfProducts } from '#services/modules/product/api.ts'
import type { Db } from '#services/platform/database.ts'
import { DEFAULT_LANGUAGE } from '#services/platform/text/language-fallback.ts'

const SHOWN = 30

/** What is commented on, for the filter of the list: those with the newest comments. */
export async function subjectsOf(
  db: Db,
): Promise<CallOutput<typeof listCommentSubjects>['subjects']> {
  const [products, posts] = await Promise.all([
    newestSubjects(db, 'product_id', SHOWN),
    newestSubjects(db, 'post_id', SHOWN),
  ])
  const [names, titles] = await Promise.all([
    namesOfProducts(db, products, DEFAULT_LANGUAGE),
    titlesOfPosts(db, posts, DEFAULT_LANGUAGE),
  ])
  return [
    ...products.map((id) => ({ key: `product:${id}`, name: names.get(id) ?? `${id}` })),
    ...posts.map((id) => ({ key: `post:${id}`, name: titles.get(id) ?? `${id}` })),
  ]
}

/** Name of the product or title of the post that a comment is about. */
export async function subjectOf(db: Db, commentId: number): Promise<string> {
  const { product_id: product, post_id: post } = (await findComment(db, commentId)) ?? {}
  const names = product
    ? await namesOfProducts(db, [product], DEFAULT_LANGUAGE)
    : await titlesOfPosts(db, post ? [post] : [], DEFAULT_LANGUAGE)
  return [...names.values()][0] ?? `${commentId}`
}

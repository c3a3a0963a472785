import type { CommentState } from '#services/contract/comment.ts'
import type { StaffComment } from '#services/contract/comment-desk.ts'
import type { CommentRow } from '#services/contract/comment-list.ts'
import { enumValue } from '#services/contract/enum-value.ts'
import { titlesOfPosts } from '#services/modules/cms/api.ts'
import type { StoredComment } from '#services/modules/comment/store.ts'
import { historyOf } from '#services/modules/history/api.ts'
import { namesOfProducts } from '#services/modules/product/api.ts'
import type { Db } from '#services/platform/database.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { currentSlugs } from '#services/platform/slugs.ts'
import { DEFAULT_LANGUAGE } from '#services/platform/text/language-fallback.ts'
import { readBeforeDecision } from './moderate.ts'

export async function rowsOf(
  db: Db,
  comments: readonly StoredComment[],
): Promise<readonly CommentRow[]> {
  const [products, posts] = await Promise.all([
    namesOfProducts(db, idsOf(comments, 'product_id'), DEFAULT_LANGUAGE),
    titlesOfPosts(db, idsOf(comments, 'post_id'), DEFAULT_LANGUAGE),
  ])
  return comments.map((comment) => ({
    id: `${comment.id}.${comment.version}`,
    kind: comment.product_id === null ? 'COMMENT' : 'REVIEW',
    state: enumValue(comment.state),
    author: comment.author,
    rating: comment.rating,
    text: comment.body,
    subject: products.get(comment.product_id ?? 0) ?? posts.get(comment.post_id ?? 0) ?? null,
    createdAt: comment.created_at,
    reports: comment.reports,
  }))
}

export async function staffViewOf(
  db: Db,
  comment: StoredComment,
  findPerson: ModuleDeps['findPerson'],
): Promise<StaffComment | null> {
  const [row] = await rowsOf(db, [comment])
  if (!row) return null
  const { id, product_id, post_id, language, reason, answer, answered_at, updated_at } = comment
  const kind = product_id === null ? 'post' : 'product'
  const target = product_id ?? post_id ?? 0
  const [slugs, before, edits] = await Promise.all([
    currentSlugs(db, kind, DEFAULT_LANGUAGE, [target]),
    readBeforeDecision(db, comment),
    historyOf(db, { entity: 'comment', id: `${id}` }, findPerson),
  ])
  return {
    ...row,
    number: `${id}`,
    subjectId: `${target}`,
    subjectSlug: slugs.get(target) ?? null,
    ...{ language, reason, answer, answeredAt: answered_at, changedAt: updated_at },
    edits: edits.map(({ before: was, after, ...edit }) => ({
      ...{ ...edit, id: `${edit.id}` },
      before: was === null ? null : JSON.stringify(was),
      after: after === null ? null : JSON.stringify(after),
    })),
    isBuyer: comment.is_buyer === 1,
    undoneState: before && enumValue<CommentState>(before.state),
  }
}

function idsOf(
  comments: readonly StoredComment[],
  column: 'product_id' | 'post_id',
): readonly number[] {
  return [...new Set(comments.flatMap((comment) => comment[column] ?? []))]
}

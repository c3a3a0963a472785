import { sql } from 'kysely'
import type { CommentState } from '#services/contract/comment.ts'
import { titlesOfPosts } from '#services/modules/cms/api.ts'
import { namesOfProducts } from '#services/modules/product/api.ts'
import type { PersonalTables } from '#services/platform/module.ts'
import { type PersonalData, UNTOLD } from '#services/platform/personal-data.ts'
import { DEFAULT_LANGUAGE } from '#services/platform/text/language-fallback.ts'
import { aboutOf, lockRating, noteChange } from './published.ts'
import { reporterKey } from './report.ts'
import { commentsOfAccount, deleteCommentsOf, deleteReportsBy } from './store.ts'
import type {} from './tables.ts'

const STATES: Readonly<Record<CommentState, string>> = {
  waiting: 'čeka objavu',
  published: 'objavljeno',
  rejected: 'odbijeno',
}

export const commentPersonalData: PersonalData = {
  name: 'comment',
  export: async (db, { userId }) => {
    const comments = await commentsOfAccount(db, userId)
    const [products, posts] = await Promise.all([
      namesOfProducts(
        db,
        comments.flatMap(({ product_id }) => product_id ?? []),
        DEFAULT_LANGUAGE,
      ),
      titlesOfPosts(
        db,
        comments.flatMap(({ post_id }) => post_id ?? []),
        DEFAULT_LANGUAGE,
      ),
    ])
    return {
      'Recenzije i komentari': comments.map((comment) => ({
        proizvod: products.get(comment.product_id ?? 0) ?? null,
        'broj proizvoda': comment.product_id,
        objava: posts.get(comment.post_id ?? 0) ?? null,
        'broj objave': comment.post_id,
        potpis: comment.author,
        jezik: comment.language,
        ocjena: comment.rating,
        tekst: comment.body,
        stanje: STATES[comment.state],
        'kupljeno kod nas': comment.is_buyer === 1,
        'razlog odbijanja': comment.reason,
        'odgovor trgovine': comment.answer,
        odgovoreno: comment.answered_at,
        napisano: comment.created_at,
        promijenjeno: comment.updated_at,
      })),
    }
  },

  // A comment may identify its author, so it is deleted as a whole and its stars no longer count.
  erase: async (trx, { userId }, { secret }) => {
    await deleteReportsBy(trx, reporterKey(`account:${userId}`, secret))
    const abouts = (await commentsOfAccount(trx, userId)).map(aboutOf)
    const unique = new Map(abouts.map((about) => [JSON.stringify(about), about]))
    // Sorted, so that two concurrent erasures cannot deadlock.
    const sorted = [...unique].toSorted(([one], [other]) => (one < other ? -1 : 1))
    for (const [, about] of sorted) await lockRating(trx, about)
    await deleteCommentsOf(trx, userId)
    for (const [, about] of sorted) await noteChange(trx, about)
  },
}

export const commentPersonalTables: PersonalTables = {
  comment: {
    owner: ({ account }) => sql`account_id = ${account}`,
    untold: {
      id: UNTOLD.ours,
      version: 'counts edits, for staff',
      is_single: 'an option of the shop when it was written',
      state: UNTOLD.inWords,
      is_buyer: UNTOLD.inWords,
      reports: 'counts reports of other visitors, for staff',
    },
  },
  comment_word: {
    owner: ({ account }) =>
      sql`comment_id in (select id from comment where account_id = ${account})`,
    untold: 'words of the signature and the text',
  },
}

import { createPostType, deletePostType, filterPostTypes } from '#services/contract/post-types.ts'
import {
  addPostType,
  deletePostType as deleteUnused,
  postTypes,
} from '#services/modules/cms/api.ts'
import { type Author, authorOf, recordEdits } from '#services/modules/history/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { type Route, route } from '#services/platform/http.ts'
import { pageCount, sliceOf } from '#services/platform/paging.ts'
import { fold } from '#services/platform/text/fold.ts'

const PAGE_SIZE = 10

export function postTypeRoutes(): readonly Route[] {
  return [
    route(filterPostTypes, async ({ keywords = '', page = 1, limit = PAGE_SIZE }, { db }) => {
      const all = await postTypes(db)
      const wanted = all.filter(({ title }) => fold(title).includes(fold(keywords)))
      return {
        records: [...sliceOf(wanted, { page, limit })],
        totalRecords: wanted.length,
        totalPages: pageCount(wanted.length, limit),
      }
    }),

    route(createPostType, async ({ title, slug }, scope) => {
      const author = authorOf(scope)
      const at = scope.clock.now().toISOString()
      return await inTransaction(scope.db, async (trx) => {
        const id = await addPostType(trx, { slug, title, at })
        if (id === null) {
          throw new Refusal(409, 'A type has this slug.', { code: 'SLUG_TAKEN', field: 'slug' })
        }
        await record(trx, { slug, author, at }, { before: null, after: title })
        return { postType: { id, slug, title, posts: 0 } }
      })
    }),

    route(deletePostType, async ({ id }, scope) => {
      const author = authorOf(scope)
      const at = scope.clock.now().toISOString()
      await inTransaction(scope.db, async (trx) => {
        const type = (await postTypes(trx)).find((one) => one.id === id)
        if (!type) throw new Refusal(404, 'There is no such type.', { code: 'NOT_FOUND' })
        if (!(await deleteUnused(trx, id))) {
          throw new Refusal(409, 'Posts are of this type.', { code: 'TYPE_IN_USE', field: 'id' })
        }
        await record(trx, { slug: type.slug, author, at }, { before: type.title, after: null })
      })
      return { success: true }
    }),
  ]
}

async function record(
  trx: Trx,
  { slug, author, at }: { readonly slug: string; readonly author: Author; readonly at: string },
  title: { readonly before: string | null; readonly after: string | null },
): Promise<void> {
  await recordEdits(trx, { entity: 'postType', id: slug, author, at }, [
    { path: 'title', ...title },
  ])
}

import {
  createTranslation,
  getMasters,
  saveTranslation,
  translatePostType,
} from '#services/contract/post-translations.ts'
import { isPostType, postsWithoutText } from '#services/modules/cms/api.ts'
import { authorOf } from '#services/modules/history/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { Refusal } from '#services/platform/errors.ts'
import { requireStaff } from '#services/platform/http/principal.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import { postsWithDraft } from './draft-store.ts'
import { draftOf, mastersOf, requireSpoken, save } from './translations.ts'

const AT_ONCE = 100

export function translationRoutes(): readonly Route[] {
  return [
    route(createTranslation, async (place, scope) => {
      const writing = writingOf(scope)
      const translation = await inTransaction(scope.db, (trx) => draftOf(trx, place, writing))
      return { translation }
    }),

    route(getMasters, async ({ id }, { db }) => await mastersOf(db, id)),

    route(saveTranslation, async (given, scope) => {
      const writing = writingOf(scope)
      const translation = await inTransaction(scope.db, (trx) => save(trx, given, writing))
      return { translation }
    }),

    route(translatePostType, async ({ postType, language, limit = AT_ONCE }, scope) => {
      const { db } = scope
      await requireSpoken(db, language)
      if (!(await isPostType(db, postType))) throw unknownType()
      const drafted = await postsWithDraft(db, language)
      const missing = await postsWithoutText(db, { postType, language })
      const wanted = missing.filter((id) => !drafted.has(id))
      const writing = writingOf(scope)
      const now = wanted.slice(0, limit)
      await inTransaction(db, async (trx) => {
        for (const id of now) await draftOf(trx, { id, language }, writing)
      })
      return { created: now.length, left: wanted.length - now.length }
    }),
  ]
}

function writingOf(scope: Scope) {
  const at = scope.clock.now().toISOString()
  return { author: authorOf(scope), at, member: requireStaff(scope) }
}

function unknownType(): Refusal {
  return new Refusal(400, 'There is no such type.', { code: 'INVALID_INPUT', field: 'postType' })
}

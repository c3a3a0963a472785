import type { z } from 'zod'
import {
  consentAssignment,
  createConsent,
  createConsentAssignment,
  filterAllConsents,
  filterConsentAssignments,
  filterGdprConsents,
} from '#services/contract/consents.ts'
import { authorOf } from '#services/modules/history/api.ts'
import { siteIdentity } from '#services/modules/settings/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { type Route, route } from '#services/platform/http.ts'
import { pageFields, sliceOf } from '#services/platform/paging.ts'
import { type Assignment, readAssignments } from './assignment-store.ts'
import { pageOf, toConsent, withWords } from './consent-pages.ts'
import { currentConsents } from './consent-store.ts'
import { writeText } from './consents.ts'
import { replaceForm } from './desk/consent-forms.ts'

const DEFAULT_LIMIT = 50
const WHOLE_LIMIT = 100

export const consentStaffRoutes: readonly Route[] = [
  route(createConsent, async ({ uniqueNumber, displayName, ...given }, scope) => {
    const { db, clock } = scope
    const language = given.language ?? scope.language
    await checkLanguage(db, language)
    const changing = { author: authorOf(scope), clock }
    const written = { number: uniqueNumber, language, html: displayName }
    return await inTransaction(db, async (trx) => {
      return toConsent(await writeText(trx, written, changing))
    })
  }),

  route(filterAllConsents, async (input, { db, language }) => {
    const { keywords, page = 1, limit = DEFAULT_LIMIT } = input
    const all = await currentConsents(db, language)
    return pageOf(withWords(all, keywords), { page, limit })
  }),

  route(filterGdprConsents, async ({ limit = WHOLE_LIMIT }, { db, language }) => ({
    records: (await currentConsents(db, language)).slice(0, limit).map(toConsent),
  })),

  route(filterConsentAssignments, async ({ page = 1, perPage = DEFAULT_LIMIT }, { db }) => {
    const all = (await readAssignments(db)).map(toAssignment)
    const shown = { page, limit: perPage }
    return { records: [...sliceOf(all, shown)], ...pageFields(shown, all.length) }
  }),

  route(createConsentAssignment, async ({ assigned_to, consents, requiredConsents }, scope) => {
    const required = new Set(requiredConsents)
    // Required consents are assigned even when only `requiredConsents` names them.
    const numbers = [...new Set([...consents, ...requiredConsents])]
    const items = numbers.map((number) => ({ number, isRequired: required.has(number) }))
    const changing = { author: authorOf(scope), clock: scope.clock }
    return await inTransaction(scope.db, async (trx) => {
      const id = await replaceForm(trx, { form: assigned_to, items }, changing)
      return toAssignment({ id, form: assigned_to, items })
    })
  }),
]

async function checkLanguage(db: Db, language: string): Promise<void> {
  const { languages } = await siteIdentity(db)
  if (languages.includes(language)) return
  throw new Refusal(400, 'The site does not have this language.', {
    code: 'INVALID_INPUT',
    field: 'language',
  })
}

function toAssignment({ id, form, items }: Assignment): z.output<typeof consentAssignment> {
  return {
    id,
    assigned_to: consentAssignment.shape.assigned_to.parse(form),
    consents: items.map(({ number }) => number),
    requiredConsents: items.flatMap(({ number, isRequired }) => (isRequired ? [number] : [])),
  }
}

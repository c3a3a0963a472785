import { getConsentHistory } from '#services/contract/consent-desk.ts'
import {
  changeOwnConsent,
  createDataExport,
  filterConsents,
  getOwnConsents,
  logConsents as logConsentsCall,
} from '#services/contract/consents.ts'
import { emailKey } from '#services/contract/rules/email-key.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { requirePrincipal, unauthenticated } from '#services/platform/http/principal.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import type { Person } from '#services/platform/personal-data.ts'
import { type AssignedConsent, readAssigned } from './assignment-store.ts'
import { pageOf, withWords } from './consent-pages.ts'
import { type CurrentConsent, currentConsents } from './consent-store.ts'
import { toStatements } from './desk/desk-statements.ts'
import { exportAddress } from './export/export-address.ts'
import { limitExports, limitLog, limitOwnChanges } from './limits.ts'
import { statementsOf } from './log/log-store.ts'
import { logConsents } from './log/statements.ts'
import { changeOwn, ownConsents } from './own-consents.ts'

const DEFAULT_LIMIT = 50

export function consentRoutes({ findPerson, config, limits }: ModuleDeps): readonly Route[] {
  return [
    route(filterConsents, async (input, { db, language }) => {
      const { form, keywords, page = 1, limit = DEFAULT_LIMIT } = input
      const all = await currentConsents(db, language)
      if (!form) return pageOf(withWords(all, keywords), { page, limit })

      const assigned = await readAssigned(db, form)
      return {
        ...pageOf(withWords(inOrderOf(assigned, all), keywords), { page, limit }),
        requiredConsents: assigned.flatMap((one) => (one.isRequired ? [one.number] : [])),
      }
    }),

    route(logConsentsCall, async (input, scope) => {
      const { db, clock, language, clientAddress } = scope
      const { email } = input.user
      const { status, sourceType: source, consents: numbers, readTexts } = input
      const accountId = await accountOf(email, scope)
      await limitLog(limits, { email, source, clientAddress, accountId })
      const { statusTimestamp: clientAt } = input
      const said = { status, source, numbers, readTexts, clientAt }
      const statement = { ...said, language, accountId, ...input.user }
      return {
        id: await inTransaction(db, async (trx) => await logConsents(trx, statement, clock)),
      }
    }),

    route(getOwnConsents, async (_input, scope) => {
      const person = await personOf(scope)
      return { records: await ownConsents(scope.db, { person, language: scope.language }) }
    }),

    route(changeOwnConsent, async (change, scope) => {
      const { db, language, clock } = scope
      const person = await personOf(scope)
      await limitOwnChanges(limits, person.userId)
      return {
        records: await inTransaction(
          db,
          async (trx) => await changeOwn(trx, change, { person, language, clock }),
        ),
      }
    }),

    route(getConsentHistory, async (_input, scope) => {
      const { userId } = await personOf(scope)
      return { statements: toStatements(await statementsOf(scope.db, userId)) }
    }),

    route(createDataExport, async (_input, scope) => {
      const principal = requirePrincipal(scope)
      await limitExports(limits, principal.userId)
      return exportAddress(principal, { secret: config.sessionSecret, clock: scope.clock })
    }),
  ]

  /** The caller's account, if it has this address. */
  async function accountOf(email: string, { db, principal }: Scope): Promise<number | null> {
    const person = principal && (await findPerson(db, principal.userId))
    return person && emailKey(person.email) === emailKey(email) ? person.userId : null
  }

  async function personOf(scope: Scope): Promise<Person> {
    const person = await findPerson(scope.db, requirePrincipal(scope).userId)
    if (!person) throw unauthenticated()
    return person
  }
}

function inOrderOf(
  assigned: readonly AssignedConsent[],
  all: readonly CurrentConsent[],
): readonly CurrentConsent[] {
  const byNumber = new Map(all.map((one) => [one.number, one]))
  return assigned.flatMap(({ number }) => byNumber.get(number) ?? [])
}

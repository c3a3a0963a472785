import {
  getConsentForms,
  getDeskConsent,
  previewConsent,
  proveConsents,
  saveConsent,
  saveConsentForm,
} from '#services/contract/consent-desk.ts'
import { proveConsents as readProof } from '#services/modules/gdpr/log/proof.ts'
import { authorOf } from '#services/modules/history/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { cleanHtml } from '#services/platform/text/html.ts'
import { consentForms, saveForm } from './consent-forms.ts'
import { deskConsent } from './desk-consent.ts'
import { toProvenStatements } from './desk-statements.ts'
import { saveTexts } from './save-consent.ts'

/** Consents in the hands of staff. */
export function consentDeskRoutes({ findPerson, config }: ModuleDeps): readonly Route[] {
  return [
    route(getDeskConsent, async ({ number }, { db, language }) => {
      return await deskConsent(db, { number, language }, findPerson)
    }),

    route(previewConsent, async ({ html }) => ({ html: cleanHtml(html) })),

    route(saveConsent, async (given, scope) => {
      const author = authorOf(scope, given.sitting)
      const changing = { author, clock: scope.clock, findPerson }
      return await inTransaction(scope.db, async (trx) => await saveTexts(trx, given, changing))
    }),

    route(getConsentForms, async (_input, { db, language }) => await consentForms(db, language)),

    route(saveConsentForm, async (given, scope) => {
      const author = authorOf(scope, given.sitting)
      const changing = { author, clock: scope.clock, findPerson }
      return await inTransaction(scope.db, async (trx) => await saveForm(trx, given, changing))
    }),

    route(proveConsents, async ({ email }, scope) => {
      const proof = { email, secret: config.sessionSecret, findPerson }
      const changing = { author: authorOf(scope), clock: scope.clock }
      const statements = await inTransaction(
        scope.db,
        async (trx) => await readProof(trx, proof, changing),
      )
      return { statements: toProvenStatements(statements) }
    }),
  ]
}

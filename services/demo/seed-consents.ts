import { FORM_TYPES } from '#services/contract/consents.ts'
import { assignConsents, logConsents, writeConsent } from '#services/modules/gdpr/api.ts'
import { findAccount } from '#services/modules/user/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { ASSIGNMENTS, CONSENTS, SAID_BY_EVERYBODY } from './content/consents.ts'
import { PEOPLE } from './content/people.ts'

const LANGUAGE = 'hrv'

/** Runs after the accounts are seeded, and logs the consents that they gave at registration. */
export async function seedConsents(trx: Trx, clock: Clock): Promise<void> {
  for (const consent of CONSENTS) {
    await writeConsent(trx, { ...consent, language: LANGUAGE }, clock)
  }
  for (const form of FORM_TYPES) await assignConsents(trx, form, ASSIGNMENTS[form])

  for (const { email } of PEOPLE) {
    const account = await findAccount(trx, email)
    if (!account) continue // erased since
    await logConsents(
      trx,
      {
        status: 'accepted',
        source: 'registerForm',
        numbers: SAID_BY_EVERYBODY,
        email,
        accountId: account.id,
        language: LANGUAGE,
      },
      clock,
    )
  }
}

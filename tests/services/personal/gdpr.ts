import { changeOwnConsent, logConsents } from '#services/contract/consents.ts'
import { assignConsents, writeConsent } from '#services/modules/gdpr/api.ts'
import { EMAIL, type PersonalRows } from '#tests/services/person.ts'

export const rows: PersonalRows = {
  async add({ services, headers }) {
    const { db, clock } = services
    await db.transaction().execute(async (trx) => {
      await writeConsent(trx, { number: 2, language: 'hrv', html: '<p>Novosti</p>' }, clock)
      await assignConsents(trx, 'newsletter', [{ number: 2, isRequired: false }])
    })
    await services.call(changeOwnConsent, { uniqueNumber: 2, isAccepted: true }, headers)
    clock.advance(1_000)
    const withdrawal = {
      status: 'withdrawn',
      statusTimestamp: '2026-03-02T08:59:58.000Z',
      sourceType: 'newsletter',
      user: { userType: 'user', email: EMAIL },
    } as const
    await services.call(logConsents, { ...withdrawal, consents: [2] }, headers)
  },
}

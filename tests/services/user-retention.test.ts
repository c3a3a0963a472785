import { afterAll, beforeAll, expect, test } from 'vitest'
import { register, updateProfile } from '#services/contract/user.ts'
import { purge } from '#services/modules/gdpr/retention.ts'
import { logIn, mailsTo, newEmail, PASSWORD, signUp } from '#tests/support/accounts.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

eachEngine('what is past its end', (engine) => {
  let services: TestServices

  beforeAll(async () => {
    services = await startServices({ engine })
  })
  afterAll(async () => await services.close())

  async function purgeAll(): Promise<void> {
    const { deps } = services.services
    for (const rule of deps.retention) await purge(rule, deps)
  }

  async function rows() {
    const { db } = services
    const count = async (table: 'session' | 'registration' | 'action_token' | 'audit_entry') =>
      (await db.selectFrom(table).select('id').execute()).length
    const pending = await db
      .selectFrom('account')
      .select('id')
      .where('pending_email', 'is not', null)
      .execute()
    return {
      sessions: await count('session'),
      registrations: await count('registration'),
      tokens: await count('action_token'),
      audit: await count('audit_entry'),
      pending: pending.length,
    }
  }

  test('goes by the nightly job, and nothing earlier', async () => {
    const person = await signUp(services)
    const { headers } = await logIn(services, person)
    const details = { firstName: 'Ana', lastName: 'Anić' }
    await services.call(register, { details, email: newEmail(), password: PASSWORD })
    await services.call(updateProfile, { email: newEmail(), password: PASSWORD }, headers)
    await mailsTo(services, person.email)
    // Registered, logged in, and waiting for a new address.
    const all = { sessions: 1, registrations: 1, tokens: 2, audit: 2, pending: 1 }

    services.clock.advance(47 * HOUR_MS)
    await purgeAll()
    const beforeMails = await rows()
    services.clock.advance(2 * DAY_MS)
    await purgeAll()
    const afterMails = await rows()
    services.clock.advance(30 * DAY_MS)
    await purgeAll()
    const afterSessions = await rows()
    services.clock.advance(335 * DAY_MS)
    await purgeAll()

    expect(beforeMails).toEqual(all)
    expect(afterMails).toEqual({ ...all, registrations: 0, tokens: 0, pending: 0 })
    expect(afterSessions).toEqual({ ...afterMails, sessions: 0 })
    expect(await rows()).toEqual({ ...afterSessions, audit: 0 })
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgotPassword, getProfile, setPassword } from '#services/contract/user.ts'
import {
  fromPlace,
  mailsTo,
  newEmail,
  PASSWORD,
  signUp,
  tokenFor,
} from '#tests/support/accounts.ts'
import { createTestClock } from '#tests/support/clock.ts'
import { startOidcProvider, type TestOidc } from '#tests/support/oidc-provider.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { ANA, browserOf, FAILED, REDIRECT_URI } from '#tests/support/social-browser.ts'

const clock = createTestClock()
let oidc: TestOidc
beforeAll(async () => {
  oidc = await startOidcProvider({ clock, redirectUri: REDIRECT_URI })
})
afterAll(async () => await oidc.close())

eachEngine('a provider that is joined to an account', (engine) => {
  let services: TestServices
  let browser: ReturnType<typeof browserOf>

  beforeAll(async () => {
    const config = { oidcProviders: [oidc.provider] }
    services = await startServices({ engine, clock, config })
    browser = browserOf(services, oidc)
  })
  afterAll(async () => await services.close())

  const identitiesOf = async (accountId: number) =>
    (
      await services.db
        .selectFrom('social_identity')
        .select('provider')
        .where('account_id', '=', accountId)
        .execute()
    ).length

  test('is told to its owner, once, and written down', async () => {
    const { email, userId } = await signUp(services)
    await browser.logIn({ ...ANA, email })
    await browser.logIn({ ...ANA, email })
    const mails = await mailsTo(services, email)
    const audit = await services.db
      .selectFrom('audit_entry')
      .select('kind')
      .where('account_id', '=', userId)
      .where('kind', '=', 'provider-joined')
      .execute()

    expect(mails.map(({ subject }) => subject)).toEqual(['Novi način prijave na vaš račun'])
    expect(audit).toHaveLength(1)
  })

  test('is forgotten with a password that is set by a link', async () => {
    const { email, userId } = await signUp(services)
    const { tokens } = await browser.logIn({ ...ANA, email })
    const before = await identitiesOf(userId)
    await services.call(forgotPassword, { email }, fromPlace(20))
    const token = await tokenFor(services, { email, name: 'token' })
    await services.call(setPassword, { token, newPassword: `${PASSWORD} x` }, fromPlace(20))
    const after = await identitiesOf(userId)
    const session = { accessToken: tokens?.accessToken ?? '' }

    expect([before, after]).toEqual([1, 0])
    expect((await services.send(getProfile, {}, session)).status).toBe(401)
  })

  test('is none of staff', async () => {
    const { email, userId } = await signUp(services, { email: newEmail() })
    await services.db
      .updateTable('account')
      .set({ is_backoffice: 1 })
      .where('id', '=', userId)
      .execute()
    const { status, body } = await browser.end(await browser.back({ ...ANA, email }))

    expect([status, body]).toEqual([400, FAILED])
    expect(await identitiesOf(userId)).toBe(0)
  })

  test('enters the back office no more than the shop, once its owner is of staff [RL-04~]', async () => {
    const { email, userId } = await signUp(services)
    await browser.logIn({ ...ANA, email })
    await services.db
      .updateTable('account')
      .set({ is_backoffice: 1 })
      .where('id', '=', userId)
      .execute()
    const { status, body } = await browser.end(await browser.back({ ...ANA, email }))

    expect([status, body]).toMatchObject([403, { error: { code: 'STAFF_ACCOUNT' } }])
  })
})

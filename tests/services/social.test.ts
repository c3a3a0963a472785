import { afterAll, beforeAll, expect, test } from 'vitest'
import { completeSocialLogin, socialLogin } from '#services/contract/login.ts'
import { getProfile } from '#services/contract/user.ts'
import { assignConsents, writeConsent } from '#services/modules/gdpr/api.ts'
import { createTestClock } from '#tests/support/clock.ts'
import { createCustomer } from '#tests/support/customers.ts'
import { eachEngine } from '#tests/support/databases.ts'
import { startOidcProvider, type TestOidc } from '#tests/support/oidc-provider.ts'
import { settled } from '#tests/support/outbox.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { ANA, browserOf, FAILED, REDIRECT_URI } from '#tests/support/social-browser.ts'

const DETAILS = { firstName: 'Ana', lastName: 'Kovač' }

const clock = createTestClock()
let oidc: TestOidc
beforeAll(async () => {
  oidc = await startOidcProvider({ clock, redirectUri: REDIRECT_URI })
})
afterAll(async () => await oidc.close())

eachEngine('social login', (engine) => {
  let services: TestServices
  let browser: ReturnType<typeof browserOf>
  let required = 0

  beforeAll(async () => {
    services = await startServices({
      engine,
      clock,
      config: { oidcProviders: [oidc.provider] },
    })
    browser = browserOf(services, oidc)
    required = await services.db.transaction().execute(async (trx) => {
      const { number } = await writeConsent(trx, { language: 'hrv', html: '<p>Uvjeti</p>' }, clock)
      await assignConsents(trx, 'registerForm', [{ number, isRequired: true }])
      return number
    })
  })
  afterAll(async () => await services.close())

  const accounts = async () =>
    (await services.db.selectFrom('account').select('email').orderBy('id').execute()).map(
      ({ email }) => email,
    )

  test('makes an account for somebody new once they have consented [AC-26] [AP-21]', async () => {
    const before = await accounts()
    const { pending, tokens } = await browser.logIn()
    expect(tokens ?? null).toBeNull()
    expect(pending).toMatchObject({ ...DETAILS, email: ANA.email })
    expect(await accounts()).toEqual(before)

    const token = pending?.token ?? ''
    const without = await browser.complete({ token, details: DETAILS, consents: [] })
    expect(without.status).toBe(400)
    expect(without.body).toMatchObject({ error: { code: 'CONSENT_REQUIRED' } })
    expect(await accounts()).toEqual(before)

    const done = await browser.complete({ token, details: DETAILS, consents: [required] })
    const { data } = completeSocialLogin.output.parse(done.body)
    expect(data.user).toMatchObject({ email: ANA.email, details: DETAILS, hasPassword: false })
    const profile = await services.call(getProfile, {}, { accessToken: data.tokens.accessToken })
    expect(profile.email).toBe(ANA.email)

    const log = await services.db.selectFrom('consent_log').selectAll().executeTakeFirstOrThrow()
    expect(log).toMatchObject({ source: 'registerForm', account_id: profile.id })
    await settled(services)
    const sent = await services.db.selectFrom('mail_log').select('sent_at').execute()
    expect(sent).toHaveLength(1) // the welcome

    const again = await browser.complete({ token, details: DETAILS, consents: [required] })
    expect(again.body).toMatchObject({ error: { code: 'INVALID_TOKEN' } })
    const next = await browser.logIn()
    expect(next.user?.id).toBe(profile.id)
    expect(next.pending ?? null).toBeNull()
  })

  test('joins a proved address to the account that stands under it', async () => {
    const standing = await createCustomer(services, { email: 'Ivo@example.com' })

    const { user, tokens } = await browser.logIn({ ...ANA, email: 'ivo@example.com' })

    expect(user).toMatchObject({ id: standing.userId, email: 'Ivo@example.com' })
    expect(tokens?.accessToken).toBeTruthy()
    const rows = await services.db
      .selectFrom('social_identity')
      .select('provider')
      .where('account_id', '=', standing.userId)
      .execute()
    expect(rows).toEqual([{ provider: 'tests' }])
  })

  test('knows who it is again though their address changed at the provider', async () => {
    const { userId } = await createCustomer(services, { email: 'mia@example.com' })
    await browser.logIn({ ...ANA, email: 'mia@example.com' })
    oidc.lie((claims, honest) =>
      honest({ ...claims, email: 'new@example.com', email_verified: false }),
    )

    const { user } = await browser.logIn({ ...ANA, email: 'mia@example.com' })
    oidc.lie(null)

    expect(user?.id).toBe(userId)
  })

  test('opens nothing for an address that the provider has not proved', async () => {
    await createCustomer(services, { email: 'eva@example.com' })
    const before = await accounts()
    for (const email of ['eva@example.com', 'nobody@example.com']) {
      const answer = await browser.back({ email, firstName: 'Eva', lastName: 'Eva' })
      const { status, body } = await browser.end(answer)
      expect(status).toBe(400)
      expect(body).toEqual(FAILED)
    }
    expect(await accounts()).toEqual(before)
  })

  test('takes each state and each pending token once, also from two at a time', async () => {
    const answer = await browser.back({ ...ANA, email: 'twice@example.com' })
    const both = await Promise.all([browser.end(answer), browser.end(answer)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    const won = both.find(({ status }) => status === 200)
    const token = socialLogin.output.parse(won?.body).data.pending?.token ?? ''

    const input = { token, details: DETAILS, consents: [required] }
    const ends = await Promise.all([browser.complete(input), browser.complete(input)])
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 400])
    expect((await accounts()).filter((email) => email === 'twice@example.com')).toHaveLength(1)
  })

  test('refuses a state that was brought back before, whatever fresh code comes with it', async () => {
    const { url, state } = await browser.begin()
    const answers = [await oidc.signIn(url, ANA), await oidc.signIn(url, ANA)]
    const statuses = []
    for (const { searchParams } of answers) {
      const answer = { code: searchParams.get('code'), state, iss: oidc.provider.issuer }
      statuses.push((await browser.end(answer)).status)
    }
    expect(statuses).toEqual([200, 400])
  })

  test('that two began at once for somebody new leads to one account', async () => {
    const who = { ...ANA, email: 'both@example.com' }
    const [first, second] = [await browser.logIn(who), await browser.logIn(who)]
    const complete = (token: string | undefined) =>
      browser.complete({ token, details: DETAILS, consents: [required] })

    const ends = await Promise.all([
      complete(first.pending?.token),
      complete(second.pending?.token),
    ])

    expect(ends.map(({ status }) => status)).toEqual([200, 200])
    const ids = ends.map(({ body }) => completeSocialLogin.output.parse(body).data.user.id)
    expect(new Set(ids).size).toBe(1)
  })

  test('waits ten minutes for who is at the provider, and thirty for their consent', async () => {
    const late = await browser.begin()
    clock.advance(10 * 60_000)
    const answer = await oidc.signIn(late.url, ANA)
    const code = answer.searchParams.get('code')
    const ended = await browser.end({ code, state: late.state, iss: oidc.provider.issuer })
    expect(ended.body).toEqual(FAILED)

    const { pending } = await browser.logIn({ ...ANA, email: 'late@example.com' })
    clock.advance(30 * 60_000)
    const done = await browser.complete({
      token: pending?.token,
      details: DETAILS,
      consents: [required],
    })
    expect(done.body).toMatchObject({ error: { code: 'INVALID_TOKEN' } })
  })

  test('leaves nothing in the database that would open anything', async () => {
    const { url, state } = await browser.begin()
    const { pending } = await browser.logIn({ ...ANA, email: 'rows@example.com' })
    const asked = new URL(url).searchParams
    const rows = JSON.stringify([
      await services.db.selectFrom('social_attempt').selectAll().execute(),
      await services.db.selectFrom('social_pending').selectAll().execute(),
    ])

    const secrets = [state, asked.get('nonce'), asked.get('code_challenge'), pending?.token]
    for (const secret of secrets) {
      expect(secret).toMatch(/^[\w-]{43}$/)
      expect(rows).not.toContain(secret)
    }
  })
})

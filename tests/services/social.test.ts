import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  completeSocialLogin,
  getProfile,
  listSocialProviders,
  redirectToProvider,
  socialLogin,
} from '#services/contract/user.ts'
import type { OidcOptions } from '#services/dev/oidc/provider.ts'
import { assignConsents, writeConsent } from '#services/gdpr/api.ts'
import { createTestClock } from '#tests/support/clock.ts'
import { createCustomer } from '#tests/support/customers.ts'
import { eachEngine } from '#tests/support/databases.ts'
import { startOidcProvider, type TestOidc } from '#tests/support/oidc-provider.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'

const REDIRECT_URI = 'http://localhost:4000/social-login'
const ANA = { email: 'ana@example.com', firstName: 'Ana', lastName: 'Kovač', verified: 'yes' }
const DETAILS = { firstName: 'Ana', lastName: 'Kovač' }
const FAILED = {
  error: {
    statusCode: 400,
    code: 'SOCIAL_LOGIN_FAILED',
    message: 'The login by the provider failed.',
  },
}

const clock = createTestClock()
let oidc: TestOidc
beforeAll(async () => {
  oidc = await startOidcProvider({ clock, redirectUri: REDIRECT_URI })
})
afterAll(async () => await oidc.close())

/** What a browser does from the button to the page that it comes back to. */
function browserOf(services: TestServices) {
  let network = 0
  const elsewhere = () => {
    network += 1
    return { 'x-forwarded-for': `198.51.${network}.1` }
  }
  const begin = () => services.call(redirectToProvider, { provider: 'tests' }, elsewhere())
  const back = async (who: Readonly<Record<string, string>> = ANA) => {
    const { url, state } = await begin()
    const answer = await oidc.signIn(url, who)
    expect(answer.searchParams.get('state')).toBe(state)
    return {
      code: answer.searchParams.get('code') ?? '',
      state,
      iss: answer.searchParams.get('iss') ?? '',
    }
  }
  const end = (answer: object) => services.send(socialLogin, answer, elsewhere())
  const logIn = async (who: Readonly<Record<string, string>> = ANA) =>
    (await services.call(socialLogin, await back(who), elsewhere())).data
  const complete = (input: object) => services.send(completeSocialLogin, input, elsewhere())
  return { begin, back, end, logIn, complete }
}

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
    browser = browserOf(services)
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

  test('makes an account for somebody new once they have consented [AC-26]', async () => {
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
    const jobs = await services.db.selectFrom('outbox').select('payload').execute()
    const sent = await services.db.selectFrom('mail_sent').select('at').execute()
    expect(jobs.length + sent.length).toBe(1) // the welcome, wherever it is by now

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

describe('of services that ask a provider', () => {
  let services: TestServices
  let browser: ReturnType<typeof browserOf>

  beforeAll(async () => {
    services = await startServices({ clock, config: { oidcProviders: [oidc.provider] } })
    browser = browserOf(services)
    await createCustomer(services, { email: ANA.email })
  })
  afterAll(async () => await services.close())

  describe('a provider that lies', () => {
    afterEach(() => oidc.lie(null))

    const now = () => Math.floor(clock.now().getTime() / 1_000)
    const changed =
      (change: object): OidcOptions['sign'] =>
      (claims, honest) =>
        honest({ ...claims, ...change })

    const LIES: readonly (readonly [string, NonNullable<OidcOptions['sign']>])[] = [
      ['the nonce of another login', (c, honest) => honest({ ...c, nonce: 'another' })],
      [
        'no nonce',
        (claims, honest) => {
          const { nonce: _nonce, ...rest } = claims
          return honest(rest)
        },
      ],
      ['another issuer', (c, honest) => honest({ ...c, iss: 'https://evil.example' })],
      ['another audience', (c, honest) => honest({ ...c, aud: 'somebody-else' })],
      [
        'an end that has passed',
        (c, honest) => honest({ ...c, iat: now() - 900, exp: now() - 600 }),
      ],
      [
        'no end',
        (c, honest) => honest(Object.fromEntries(Object.entries(c).filter(([k]) => k !== 'exp'))),
      ],
      ['nobody', (c, honest) => honest({ ...c, sub: '' })],
      ['no signature', async (claims) => new UnsecuredJWT({ ...claims }).encode()],
      [
        'the signature of a stranger',
        async (claims) =>
          await new SignJWT({ ...claims })
            .setProtectedHeader({ alg: 'ES256' })
            .sign((await generateKeyPair('ES256')).privateKey),
      ],
      [
        'a signature by the secret of the client',
        async (claims) =>
          await new SignJWT({ ...claims })
            .setProtectedHeader({ alg: 'HS256' })
            .sign(new TextEncoder().encode(oidc.provider.clientSecret ?? '')),
      ],
      [
        'a key that the token itself brings',
        async (claims) => {
          const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
          return await new SignJWT({ ...claims })
            .setProtectedHeader({ alg: 'ES256', jwk: await exportJWK(publicKey) })
            .sign(privateKey)
        },
      ],
      [
        'a signature over something else',
        async (claims, honest) => {
          const [head, , signature] = (await honest(claims)).split('.')
          const body = Buffer.from(JSON.stringify({ ...claims, sub: 'evil' })).toString('base64url')
          return `${head}.${body}.${signature}`
        },
      ],
      ['no token at all', async () => 'none'],
    ]

    test.each(LIES)('with %s is believed nothing', async (_what, lie) => {
      const answer = await browser.back()
      oidc.lie(lie)

      const { status, body } = await browser.end(answer)
      expect(status).toBe(400)
      expect(body).toEqual(FAILED)

      oidc.lie(null)
      expect((await browser.end(answer)).body).toEqual(FAILED) // the attempt is used up
    })

    test.each([
      ['no address', { email: 17 }],
      ['an address that only looks proved', { email_verified: 'yes' }],
      ['an address that is none', { email: 'ana' }],
      ['two addresses', { email: 'ana@example.com, evil@example.com' }],
      ['a line break', { email: 'ana@example.com\r\nBcc: x@example.com' }],
    ])('with %s is not joined to anybody', async (_what, claims) => {
      oidc.lie(changed(claims) ?? null)
      expect((await browser.end(await browser.back())).body).toEqual(FAILED)
    })

    test('is believed where it writes its word as text', async () => {
      oidc.lie(changed({ email_verified: 'true' }) ?? null)
      expect((await browser.logIn()).user?.email).toBe(ANA.email)
    })

    test('that does not answer is told like any other failure', async () => {
      const other = await startOidcProvider({ clock, redirectUri: REDIRECT_URI })
      await other.close()
      const down = await startServices({
        clock,
        config: { oidcProviders: [{ ...oidc.provider, issuer: other.provider.issuer }] },
      })
      const { status, body } = await down.send(redirectToProvider, { provider: 'tests' })
      expect({ status, body }).toEqual({ status: 400, body: FAILED })
      await down.close()
    })
  })

  describe('whoever comes back', () => {
    test('with the code of somebody else gets nowhere, and neither does that one', async () => {
      const [mine, theirs] = [await browser.back(), await browser.back()]

      expect((await browser.end({ ...mine, code: theirs.code })).body).toEqual(FAILED)
      expect((await browser.end(theirs)).body).toEqual(FAILED) // the provider has seen it
    })

    test('with a code that was used gets nowhere', async () => {
      const first = await browser.back()
      expect((await browser.end(first)).status).toBe(200)
      const second = await browser.back()
      expect((await browser.end({ ...second, code: first.code })).body).toEqual(FAILED)
    })

    test.each([
      ['an unknown state', { state: 'x'.repeat(43) }],
      ['an empty state', { state: '' }],
      ['another issuer', { iss: 'https://evil.example' }],
      ['no issuer', { iss: undefined }],
      ['an empty code', { code: '' }],
      ['a NUL', { state: '\u0000', code: '\u0000' }],
    ])('with %s gets nowhere', async (_what, change) => {
      const answer = await browser.back()
      expect((await browser.end({ ...answer, ...change })).body).toEqual(FAILED)
    })

    test('is sent to a provider with all that protects the way back', async () => {
      const { url, state } = await browser.begin()
      const asked = Object.fromEntries(new URL(url).searchParams)

      expect(asked).toMatchObject({
        response_type: 'code',
        client_id: oidc.provider.clientId,
        redirect_uri: REDIRECT_URI,
        code_challenge_method: 'S256',
        state,
        scope: 'openid email profile',
      })
      expect(new Set([asked['state'], asked['nonce'], asked['code_challenge']]).size).toBe(3)
    })

    test('learns of no provider that there is not', async () => {
      const { status, body } = await services.send(redirectToProvider, { provider: 'nobody' })
      expect(status).toBe(404)
      expect(body).toMatchObject({ error: { code: 'NOT_FOUND', field: 'provider' } })
      const { records } = await services.call(listSocialProviders, {})
      expect(records.map(({ key }) => key)).toEqual(['tests', 'demo'])
    })

    test('begins thirty times in ten minutes at most', async () => {
      const from = { 'x-forwarded-for': '203.0.113.9' }
      const begin = () => services.send(redirectToProvider, { provider: 'tests' }, from)
      const statuses = []
      for (let tried = 0; tried < 31; tried += 1) statuses.push((await begin()).status)

      expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true)
      expect(statuses.at(-1)).toBe(429)
    })
  })
})

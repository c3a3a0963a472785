import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { listSocialProviders, redirectToProvider } from '#services/contract/login.ts'
import type { OidcOptions } from '#services/modules/dev/oidc/provider.ts'
import { createTestClock } from '#tests/support/clock.ts'
import { createCustomer } from '#tests/support/customers.ts'
import { startOidcProvider, type TestOidc } from '#tests/support/oidc-provider.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { ANA, browserOf, FAILED, REDIRECT_URI } from '#tests/support/social-browser.ts'

type Lie = NonNullable<OidcOptions['sign']>

const clock = createTestClock()
let oidc: TestOidc
beforeAll(async () => {
  oidc = await startOidcProvider({ clock, redirectUri: REDIRECT_URI })
})
afterAll(async () => await oidc.close())

let services: TestServices
let browser: ReturnType<typeof browserOf>

beforeAll(async () => {
  services = await startServices({ clock, config: { oidcProviders: [oidc.provider] } })
  browser = browserOf(services, oidc)
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

  const LIES: readonly (readonly [string, Lie])[] = [
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
    ['an end that has passed', (c, honest) => honest({ ...c, iat: now() - 900, exp: now() - 600 })],
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

  /** Only in the profile that its access token opens. */
  const withoutAddress: Lie = (claims, honest) => {
    const { email: _email, email_verified: _isVerified, ...rest } = claims
    return honest(rest)
  }

  test('may tell the address beside its token', async () => {
    oidc.lie(withoutAddress)
    expect((await browser.logIn()).user?.email).toBe(ANA.email)

    oidc.lie(withoutAddress)
    const unproved = await browser.back({ ...ANA, email: 'beside@example.com', verified: 'no' })
    expect((await browser.end(unproved)).body).toEqual(FAILED)
  })

  test('may not tell the address of somebody else', async () => {
    oidc.lie((claims, honest) => withoutAddress({ ...claims, sub: 'another' }, honest))
    expect((await browser.end(await browser.back())).body).toEqual(FAILED)
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
  ])('with %s gets nowhere', async (_what, change) => {
    const answer = await browser.back()
    expect((await browser.end({ ...answer, ...change })).body).toEqual(FAILED)
  })

  test('with a NUL is refused before anything is asked', async () => {
    const answer = await browser.back()
    const { status, body } = await browser.end({ ...answer, code: `${answer.code}\0` })
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: { code: 'INVALID_INPUT', field: 'code' } })
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

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ForeignPlatform, startForeignPlatform } from '#tests/support/foreign-platform.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { aPerson, type Browser, LOGIN, ME, openApp, openBrowser, REGISTER } from './visitors.ts'

const EMAIL = 'ana@platform.example'
const LOGGED_OUT = { logout: { __typename: 'LogoutSuccess' } }
const credentials = { username: EMAIL, password: 'lozinka-za-probu-1' }

let platform: ForeignPlatform
let graph: TestGateway

beforeAll(async () => {
  platform = await startForeignPlatform()
  graph = await startGateway({ servicesUrl: platform.url })
  platform.accounts.verifyMails(false)
  await graph.ask(REGISTER, { input: aPerson(EMAIL) })
})
afterAll(async () => {
  await graph?.close()
  await platform?.close()
})
beforeEach(() => {
  platform.accounts.failAt('/refresh', null)
})

async function loggedIn(): Promise<Browser> {
  const browser = openBrowser(graph)
  await browser.ask(LOGIN, credentials)
  return browser
}

const renewals = () => platform.accounts.renewals.length

describe('a browser', () => {
  test('[AC-29] keeps its tokens where no script reads them, and no answer tells them', async () => {
    const browser = openBrowser(graph)
    const { data, headers } = await browser.ask(LOGIN, credentials)

    expect(data).toMatchObject({
      login: { __typename: 'LoginSuccess', me: { email: EMAIL }, session: null },
    })
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(browser.jar.get('visitor')).toMatch(/^a/)
    for (const line of headers.getSetCookie()) {
      expect(line.startsWith('visitor=') || line.includes('; HttpOnly')).toBe(true)
      expect(line).toContain('; Path=/')
      expect(line).toContain('; SameSite=Lax')
      expect(line).not.toContain('Domain')
    }
    expect(await browser.ask(ME)).toMatchObject({ data: { me: { email: EMAIL } }, errors: [] })
  })

  test('over https its cookies are bound to the host', async () => {
    const secure = await startGateway({
      servicesUrl: platform.url,
      config: { publicUrl: 'https://shop.test' },
    })
    try {
      const browser = openBrowser(secure, 'https://shop.test')
      await browser.ask(LOGIN, credentials)
      expect([...browser.jar.keys()].toSorted()).toEqual([
        '__Host-auth.access',
        '__Host-auth.refresh',
        'visitor',
      ])
      for (const line of browser.lines) expect(line).toContain('; Secure')
      expect((await browser.ask(ME)).data).toMatchObject({ me: { email: EMAIL } })
    } finally {
      await secure.close()
    }
  })

  test('sends its token with calls that are not public and with no others', async () => {
    const browser = await loggedIn()
    const before = platform.requests.length
    await browser.ask('{ me { id } products(limit: 1) { items { id } } }')
    const calls = platform.requests.slice(before)
    expect(calls.length).toBeGreaterThan(1)
    expect(calls.find(({ path }) => path.endsWith('/web/profile'))?.headers).toMatchObject({
      accesstoken: browser.jar.get('auth.access'),
      authorization: `Bearer ${browser.jar.get('auth.access')}`,
    })
    for (const { headers, path } of calls) {
      if (path.endsWith('/web/profile')) continue
      expect(headers, path).not.toHaveProperty('accesstoken')
      expect(headers, path).not.toHaveProperty('authorization')
      expect(headers, path).not.toHaveProperty('refreshtoken')
    }
  })

  test('that sends a bearer token is not believed, and no header makes an app of it', async () => {
    const browser = await loggedIn()
    const bearer = { authorization: `Bearer ${browser.jar.get('auth.access')}`, 'x-client': 'app' }
    const { status, data } = await browser.ask(ME, {}, bearer)
    expect([status, data]).toEqual([401, undefined])
    const again = await browser.ask(LOGIN, credentials, { 'x-client': 'app' })
    expect(again.data).toMatchObject({ login: { session: null } })
    const refresh =
      'mutation { refreshSession(input: { refreshToken: "refresh.x.1" }) { __typename } }'
    expect((await browser.ask(refresh)).errors[0]?.extensions?.['code']).toBe('FORBIDDEN')
  })

  test('is a visitor to the graph until something must be known of it', async () => {
    const visitor = openBrowser(graph)
    const before = platform.requests.length
    expect((await visitor.ask(ME)).data).toEqual({ me: null })
    expect(platform.requests).toHaveLength(before)
    expect(visitor.lines).toEqual([])
  })
})

describe('[AC-11] tokens that ran out', () => {
  test('five tabs that wake up at once cost one renewal, and all of them go on', async () => {
    const browser = await loggedIn()
    browser.jar.delete('auth.access')
    const cookie = browser.cookie()
    const before = renewals()
    const tabs = await Promise.all(
      Array.from({ length: 5 }, () =>
        graph.ask(ME, {}, { cookie, origin: 'http://localhost:4000' }),
      ),
    )
    expect(tabs.map(({ data }) => data)).toEqual(
      Array.from({ length: 5 }, () => ({ me: expect.objectContaining({ email: EMAIL }) })),
    )
    expect(renewals() - before).toBe(1)
    const given = tabs.map(({ headers }) => headers.getSetCookie().toSorted().join())
    expect(new Set(given).size).toBe(1)
  })

  test('a token that the service no longer takes is renewed once, whatever waits for it', async () => {
    const browser = await loggedIn()
    platform.accounts.expire()
    const before = renewals()
    const { data, errors } = await browser.ask(
      '{ me { id addresses { id } } wishlist { productIds } }',
    )
    expect(errors).toEqual([])
    expect(data).toMatchObject({ me: { addresses: [] }, wishlist: { productIds: [] } })
    expect(renewals() - before).toBe(1)
    expect((await browser.ask(ME)).data).toMatchObject({ me: { email: EMAIL } })
    expect(renewals() - before).toBe(1)
  })

  test.each([503, 500, 429, 400, 403])('a renewal answered %d logs nobody out', async (status) => {
    const browser = await loggedIn()
    browser.jar.delete('auth.access')
    const had = browser.jar.get('auth.refresh')
    platform.accounts.failAt('/refresh', status)
    const { data, errors } = await browser.ask(`{ me { id } products(limit: 1) { items { id } } }`)
    expect(data).toMatchObject({ me: null, products: { items: [{}] } })
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatchObject({ path: ['me'], extensions: { service: 'user' } })
    expect(browser.jar.get('auth.refresh')).toBe(had)

    platform.accounts.failAt('/refresh', null)
    expect((await browser.ask(ME)).data).toMatchObject({ me: { email: EMAIL } })
  })

  test('[case 8] a user service that is away fails `me` alone and logs nobody out', async () => {
    const alone = await startGateway({
      servicesUrl: platform.url,
      elsewhere: { user: 'http://127.0.0.1:9' },
    })
    try {
      const browser = openBrowser(alone)
      browser.jar.set('auth.refresh', 'refresh.some.1').set('visitor', 'a')
      const { data, errors } = await browser.ask(
        '{ me { id } products(limit: 1) { items { id } } }',
      )
      expect(data).toMatchObject({ me: null, products: { items: [{}] } })
      expect(errors[0]).toMatchObject({
        path: ['me'],
        extensions: { service: 'user', code: 'UPSTREAM_UNAVAILABLE' },
      })
      expect(browser.lines).toEqual([])
    } finally {
      await alone.close()
    }
  })

  test('a refused one makes a visitor of them: cookies go, the rest of the answer comes', async () => {
    const browser = await loggedIn()
    platform.accounts.endAll()
    const { data, errors } = await browser.ask(`{ me { id } products(limit: 1) { items { id } } }`)
    expect(errors).toEqual([])
    expect(data).toMatchObject({ me: null, products: { items: [{}] } })
    expect([...browser.jar.keys()].filter((name) => name.startsWith('auth.'))).toEqual([])
    expect(browser.jar.get('visitor') ?? '').not.toContain('a')
    const before = renewals()
    await browser.ask(ME)
    expect(renewals()).toBe(before)
  })

  test('what is changed in the name of somebody is refused once they are nobody', async () => {
    const browser = await loggedIn()
    platform.accounts.endAll()
    const { errors } = await browser.ask(
      'mutation { changePassword(input: { oldPassword: "stara-lozinka", newPassword: "nova-lozinka" }) { __typename } }',
    )
    expect(errors[0]?.extensions?.['code']).toBe('UNAUTHENTICATED')
  })
})

describe('an app', () => {
  test('[AC-04] is told its tokens, sends them back, and is given no cookie', async () => {
    const app = openApp(graph)
    const { data, headers } = await app.ask<{
      login: { session: { accessToken: string; refreshToken: string } }
    }>(LOGIN, credentials)
    expect(headers.getSetCookie()).toEqual([])
    app.tokens = data.login.session
    expect((await app.ask(ME)).data).toMatchObject({ me: { email: EMAIL } })
  })

  test('renews by itself: it is told that a token ran out, and used ones are dead', async () => {
    const app = openApp(graph)
    const first = await app.ask<{ login: { session: Record<string, string> } }>(LOGIN, credentials)
    app.tokens = first.data.login.session
    platform.accounts.expire()
    const { data, errors } = await app.ask(ME)
    expect(data).toEqual({ me: null })
    expect(errors[0]?.extensions?.['code']).toBe('UNAUTHENTICATED')

    const RENEW = `mutation ($token: String!) { refreshSession(input: { refreshToken: $token }) {
      ... on RefreshSessionSuccess { session { accessToken refreshToken } }
      ... on LoginProblem { code }
    } }`
    const token = app.tokens.refreshToken
    const renewed = await app.ask<{ refreshSession: { session: Record<string, string> } }>(RENEW, {
      token,
    })
    app.tokens = renewed.data.refreshSession.session
    expect((await app.ask(ME)).data).toMatchObject({ me: { email: EMAIL } })
    expect((await app.ask(RENEW, { token })).data).toEqual({
      refreshSession: { code: 'INVALID_LOGIN' },
    })
  })
})

describe('login and logout', () => {
  test.each([
    ['a wrong password', { ...credentials, password: 'kriva-lozinka' }, 'UNKNOWN_USER_OR_PASSWORD'],
    [
      'an unknown name',
      { username: 'x@platform.example', password: 'a' },
      'UNKNOWN_USER_OR_PASSWORD',
    ],
    [
      'a code that passes through',
      { username: 'blocked@platform.example', password: 'a' },
      'INVALID_LOGIN',
    ],
  ])('[AC-34, AC-35] %s is an answer', async (_what, variables, code) => {
    const browser = openBrowser(graph)
    const { data, errors } = await browser.ask(LOGIN, variables)
    expect(errors).toEqual([])
    expect(data).toMatchObject({ login: { __typename: 'LoginProblem', code } })
    expect(browser.lines).toEqual([])
  })

  test('too many tries tell how long to wait', async () => {
    platform.accounts.failAt('/login', 429)
    const { data } = await openBrowser(graph).ask(LOGIN, credentials)
    platform.accounts.failAt('/login', null)
    expect(data).toEqual({ login: { __typename: 'TooManyProblem', retryAfterSeconds: 60 } })
  })

  test('[AC-10] logout takes everything away, even where the platform knows no logout', async () => {
    const browser = await loggedIn()
    expect((await browser.ask('mutation { logout { __typename } }')).data).toEqual(LOGGED_OUT)
    expect([...browser.jar.keys()]).toEqual([])
    expect((await browser.ask(ME)).data).toEqual({ me: null })
    expect((await browser.ask('mutation { logout { __typename } }')).data).toEqual(LOGGED_OUT)
  })

  test('logout everywhere is not said to have happened where it has not', async () => {
    const browser = await loggedIn()
    const { data } = await browser.ask(
      'mutation { logout(input: { everywhere: true }) { __typename ... on Problem { code } } }',
    )
    expect(data).toEqual({ logout: { __typename: 'FormProblem', code: 'NOT_SUPPORTED' } })
    expect((await browser.ask(ME)).data).toMatchObject({ me: { email: EMAIL } })
  })

  test.each([503, 404, 429])(
    'wishes of a guest that cannot be joined (%d) keep nobody out, and are kept',
    async (status) => {
      platform.accounts.failAt('/wishlist/join', status)
      const browser = openBrowser(graph)
      browser.jar.set('wishlist', 'token-of-a-guest-with-wishes')
      expect((await browser.ask(LOGIN, credentials)).data).toMatchObject({ login: { me: {} } })
      platform.accounts.failAt('/wishlist/join', null)
      expect(browser.jar.get('wishlist')).toBe('token-of-a-guest-with-wishes')
    },
  )

  test('[case 24] nothing that was there before a login is there after it', async () => {
    const browser = await loggedIn()
    const before = [browser.jar.get('auth.access'), browser.jar.get('auth.refresh')]
    await browser.ask(LOGIN, credentials)
    expect(before).not.toContain(browser.jar.get('auth.access'))
    expect(before).not.toContain(browser.jar.get('auth.refresh'))
  })
})

test('the JSON handler and Yoga itself set the same cookies', async () => {
  const shapes = await Promise.all(
    // A type that nobody knows leaves the request to Yoga.
    ['*/*', '*/*, application/x-unknown'].map(async (accept) => {
      const browser = openBrowser(graph)
      await browser.ask(LOGIN, credentials, { accept })
      await browser.ask('mutation { logout { __typename } }', {}, { accept })
      return browser.lines.map((line) => line.replace(/=[^;]+/, '=…'))
    }),
  )
  expect(shapes[0]).toEqual(shapes[1])
  expect(shapes[0]?.length).toBeGreaterThan(4)
})

test('where a visitor is, is told by a proxy that we know and by nobody else', async () => {
  const behind = await startGateway({
    servicesUrl: platform.url,
    environment: { TRUSTED_PROXIES: '127.0.0.1' },
  })
  const placeOf = async (gateway: TestGateway, forwarded: string) => {
    await gateway.ask(LOGIN, credentials, { 'x-forwarded-for': forwarded })
    const call = platform.requests.findLast(({ path }) => path.endsWith('/login'))
    return call?.headers['x-forwarded-for']
  }
  try {
    expect(await placeOf(graph, '203.0.113.9')).toBe('127.0.0.1')
    // What a visitor wrote in front of the proxy's own word counts for nothing.
    expect(await placeOf(behind, '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9')
  } finally {
    await behind.close()
  }
})

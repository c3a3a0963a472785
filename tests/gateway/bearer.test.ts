import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ForeignPlatform, startForeignPlatform } from '#tests/support/foreign-platform.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { LOGIN, ME, ORIGIN } from './visitors.ts'

const WISHES = '{ wishlist { productIds } }'
const PUBLIC = '{ categories { name } }'
const asApp = (authorization: string) => ({ 'x-client': 'app', authorization })

let services: TestServices
let platform: ForeignPlatform
let graph: TestGateway
let foreign: TestGateway
let production: TestGateway

beforeAll(async () => {
  services = await startServices({ seed: true })
  platform = await startForeignPlatform()
  graph = await startGateway({ servicesUrl: services.url })
  foreign = await startGateway({ servicesUrl: platform.url })
  production = await startGateway({ servicesUrl: services.url, config: { mode: 'production' } })
})
afterAll(async () => {
  await graph?.close()
  await foreign?.close()
  await production?.close()
  await services?.close()
  await platform?.close()
})

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const claims = encode({ sub: '1', sid: 'a', scopes: ['admin'], aud: 'savez', exp: 4_000_000_000 })
const signed = (header: string, secret: string) =>
  `${header}.${claims}.${createHmac('sha256', secret).update(`${header}.${claims}`).digest('base64url')}`

describe('[case 23] a token that the service refuses is an error of what needs it', () => {
  test.each([
    ['garbage', 'x'],
    ['null', 'null'],
    ['without a signature', `${encode({ alg: 'none', typ: 'JWT' })}.${claims}.`],
    ['of another algorithm', signed(encode({ alg: 'HS512', typ: 'JWT' }), '')],
    ['of another secret', signed(encode({ alg: 'HS256', typ: 'JWT' }), 'another-secret')],
  ])('%s', async (_what, token) => {
    for (const gateway of [graph, foreign]) {
      for (const query of [ME, WISHES]) {
        const { errors } = await gateway.ask(query, {}, asApp(`Bearer ${token}`))
        expect(errors).toEqual([
          expect.objectContaining({
            message: 'No active user',
            extensions: expect.objectContaining({ code: 'UNAUTHENTICATED', status: 401 }),
          }),
        ])
      }
      const { errors, data } = await gateway.ask(PUBLIC, {}, asApp(`Bearer ${token}`))
      expect([errors, data]).toEqual([[], { categories: expect.any(Array) }])
    }
  })

  test('login, refresh and logout are answered, so that an app can send the old header', async () => {
    const headers = asApp('Bearer a.token.of-yesterday')
    const { data, errors } = await graph.ask('mutation { logout { __typename } }', {}, headers)
    expect([data, errors]).toEqual([{ logout: { __typename: 'LogoutSuccess' } }, []])
    const refresh = await graph.ask(
      `mutation { refreshSession(input: { refreshToken: "${'x'.repeat(40)}" }) { __typename } }`,
      {},
      headers,
    )
    expect(refresh.data).toEqual({ refreshSession: { __typename: 'LoginProblem' } })
    const login = await graph.ask(
      'mutation { login(input: { username: "a@b.example", password: "wrong-password" }) { __typename } }',
      {},
      headers,
    )
    expect(login.data).toEqual({ login: { __typename: 'LoginProblem' } })
  })
})

describe('a Bearer that nothing can read is refused before execution', () => {
  test.each([
    ['without a token', asApp('Bearer')],
    ['with two words', asApp('Bearer one two')],
    ['longer than a token', asApp(`Bearer ${'x'.repeat(4_097)}`)],
    ['without x-client', { authorization: 'Bearer a.b.c' }],
    ['beside a cookie', { ...asApp('Bearer a.b.c'), cookie: 'visitor=w' }],
    ['beside an origin', { ...asApp('bearer a.b.c'), origin: ORIGIN }],
    [
      'beside a cookie and an origin',
      { ...asApp('Bearer a.b.c'), cookie: 'visitor=w', origin: ORIGIN },
    ],
  ])('%s', async (_what, headers) => {
    for (const accept of ['*/*', '*/*, application/x-unknown']) {
      const {
        status,
        errors,
        data,
        headers: answer,
      } = await production.ask(PUBLIC, {}, { ...headers, accept })
      expect([status, data]).toEqual([401, undefined])
      expect(answer.get('www-authenticate')).toBe('Bearer error="invalid_token"')
      expect(errors[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' })
    }
  })

  test.each(['Basic dXNlcjpwYXNz', 'Digest username="a"', 'Negotiate abc'])(
    'another scheme is a matter of a proxy: %s',
    async (authorization) => {
      for (const client of [{}, { 'x-client': 'app' }, { origin: ORIGIN }]) {
        const { data, errors } = await graph.ask(ME, {}, { authorization, ...client })
        expect([data, errors]).toEqual([{ me: null }, []])
      }
    },
  )
})

describe('[DC-08] GraphiQL tries the login of an app from our own origin, in demo mode alone', () => {
  const ana = { username: 'ana@navijaci.example', password: 'rukomet-na-otoku' }
  const fromPage = { 'x-client': 'app', origin: ORIGIN, 'sec-fetch-site': 'same-origin' }
  type Login = { login: { session: { accessToken: string } | null } }

  test('without cookies it gets tokens and sets none, and its Bearer is read', async () => {
    const { data, headers } = await graph.ask<Login>(LOGIN, ana, fromPage)
    expect(headers.getSetCookie()).toEqual([])
    const authorization = `Bearer ${data.login.session?.accessToken}`
    const { data: mine } = await graph.ask(ME, {}, { ...fromPage, authorization })
    expect(mine).toMatchObject({ me: { email: ana.username } })
  })

  test.each([
    ['with a cookie', () => graph, { ...fromPage, cookie: 'visitor=w' }],
    ['without x-client', () => graph, { origin: ORIGIN }],
    ['in production', () => production, fromPage],
  ])('%s the page is a browser, and no token is in its answer', async (_what, gateway, headers) => {
    const answer = await gateway().ask<Login>(LOGIN, ana, headers)
    expect(answer.data.login.session).toBeNull()
    expect(answer.headers.getSetCookie().join()).toContain('HttpOnly')
  })

  test('another origin is refused with any headers', async () => {
    const headers = { ...fromPage, origin: 'https://elsewhere.example' }
    const { status, errors } = await graph.ask(LOGIN, ana, headers)
    expect([status, errors[0]?.extensions]).toEqual([403, { code: 'FOREIGN_ORIGIN' }])
  })
})

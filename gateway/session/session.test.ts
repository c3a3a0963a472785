import type { IncomingHttpHeaders } from 'node:http'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { CallOptions, Upstream } from '#gateway/upstream/upstream.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import type { Access } from '#services/contract/call.ts'
import { describeCall } from '#services/contract/call.ts'
import { createCookies } from './cookies.ts'
import { openCredentials } from './credentials.ts'
import { isFromOwnPages } from './own-origin.ts'
import { createSession } from './session.ts'
import { withSession } from './session-upstream.ts'
import { createTokenRefresh } from './token-refresh.ts'

const cookies = createCookies({ isSecure: false })

function callWith(access: Access) {
  return describeCall({
    service: 'ecommerce',
    method: 'POST',
    path: 'anything',
    summary: 'Anything',
    access,
    kind: 'write',
    input: z.object({}),
    output: z.object({}),
  })
}

/** A service with scripted answers; null succeeds. */
function sessionOver(
  answers: readonly (readonly [status: number, code: string, message?: string] | null)[],
  headers: IncomingHttpHeaders = { cookie: 'auth.access=one; auth.refresh=two' },
) {
  const credentials = openCredentials(headers, cookies)
  const sent: (string | undefined)[] = []
  const left = [...answers]
  const upstream: Upstream = {
    async call(_call, _input, options: CallOptions = {}) {
      sent.push(options.accessToken)
      const [status, code, message = 'No.'] = left.shift() ?? []
      if (status === undefined || code === undefined) return {} as never
      throw new UpstreamError({ service: 'ecommerce', status, code, message })
    },
  }
  const tokenRefresh = {
    refresh: async () => ({ accessToken: 'new', refreshToken: 'newer' }),
    refreshAlone: async () => null,
  }
  const session = createSession({ credentials, tokenRefresh, upstream: () => upstream })
  return { credentials, sent, calls: withSession(upstream, session) }
}

test('[AC-32] a wrong admin key ends the session, and the call is retried without a token', async () => {
  const { credentials, sent, calls } = sessionOver([[403, 'WRONG_ADMIN_KEY']])
  await calls.call(callWith('guest'), {})
  expect(sent).toEqual(['one', undefined])
  expect(credentials.accessToken()).toBeNull()
  expect(credentials.setCookies().join()).toContain('auth.refresh=; Path=/; Max-Age=0')
})

test.each([
  [401, 'UNAUTHENTICATED'],
  [403, 'WRONG_ADMIN_KEY'],
])('an app whose token is refused (%d) does not go on as a visitor', async (status, code) => {
  const app = { 'x-client': 'app', authorization: 'Bearer one' }
  const { credentials, sent, calls } = sessionOver([[status, code]], app)
  await expect(calls.call(callWith('guest'), {})).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
    status: 401,
  })
  expect([sent, credentials.accessToken()]).toEqual([['one'], 'one'])
})

test('[AC-32~] a wrong admin key is known by its text too, and the call is retried once', async () => {
  const wrongKey = [403, 'FORBIDDEN', 'Wrong admin key'] as const
  const { credentials, sent, calls } = sessionOver([wrongKey, wrongKey])
  await expect(calls.call(callWith('guest'), {})).rejects.toMatchObject({ status: 403 })
  expect([sent, credentials.accessToken()]).toEqual([['one', undefined], null])
})

test('[AC-32] a call for customers alone is not retried without a token', async () => {
  const { sent, calls } = sessionOver([[403, 'WRONG_ADMIN_KEY']])
  await expect(calls.call(callWith('customer'), {})).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  })
  expect(sent).toEqual(['one'])
})

test('[AC-11] a token that ran out is renewed and the call made once more, not twice', async () => {
  const good = sessionOver([[401, 'UNAUTHENTICATED']])
  await good.calls.call(callWith('customer'), {})
  expect(good.sent).toEqual(['one', 'new'])

  const bad = sessionOver([
    [401, 'UNAUTHENTICATED'],
    [401, 'UNAUTHENTICATED'],
  ])
  await expect(bad.calls.call(callWith('customer'), {})).rejects.toMatchObject({ status: 401 })
  expect(bad.sent).toEqual(['one', 'new'])
})

test.each([
  [401, 'INCORRECT_PASSWORD'],
  [401, 'WRONG_API_KEY'],
  [403, 'FORBIDDEN'],
  [503, 'UPSTREAM_UNAVAILABLE'],
])('%d %s is nothing that a new token would mend', async (status, code) => {
  const { sent, calls, credentials } = sessionOver([[status, code]])
  await expect(calls.call(callWith('customer'), {})).rejects.toMatchObject({ code })
  expect(sent).toEqual(['one'])
  expect(credentials.setCookies()).toEqual(['visitor=a; Path=/; Max-Age=31536000; SameSite=Lax'])
})

test('a public call carries no token, and one for guests does without', async () => {
  const { sent, calls } = sessionOver([])
  await calls.call(callWith('public'), {})
  expect(sent).toEqual([undefined])
  const anonymous = createSession({
    credentials: openCredentials({}, cookies),
    tokenRefresh: createTokenRefresh(),
    upstream: () => calls,
  })
  await withSession(calls, anonymous).call(callWith('session'), {})
  await expect(
    withSession(calls, anonymous).call(callWith({ scope: 'admin' }), {}),
  ).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('cookies that are none, too long or of somebody else are passed over', () => {
  const read = (cookie: string) => Object.fromEntries(cookies.read({ cookie }))
  expect(read('auth.access=a%20b; auth.access=c; other=1;; visitor=aw')).toEqual({
    access: 'a b',
    visitor: 'aw',
  })
  expect(read('auth.access=%E0%A4%A; wishlist=')).toEqual({})
  expect(read(`auth.refresh=${'x'.repeat(5_000)}; __Host-auth.access=a; =b; c`)).toEqual({})
  const secure = createCookies({ isSecure: true })
  expect(secure.read({ cookie: 'auth.access=planted; __Host-auth.access=own' })).toEqual(
    new Map([['access', 'own']]),
  )
})

test.each([
  [{}, true],
  [{ origin: 'https://shop.test' }, true],
  [{ origin: 'https://other.test' }, true],
  [{ origin: 'https://elsewhere.test', host: 'elsewhere.test' }, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://shop.test' }, false],
  [{ origin: 'http://shop.test' }, false],
  [{ origin: 'https://shop.test:8443' }, false],
  [{ origin: 'https://evil.test' }, false],
  [{ origin: 'https://shop.test.evil.test' }, false],
  [{ origin: 'null' }, false],
  [{ origin: '' }, false],
])('%o comes from our own pages: %s', (headers, isOwn) => {
  const own = { publicUrl: 'https://shop.test', hosts: ['other.test'] }
  expect(isFromOwnPages(headers, own)).toBe(isOwn)
})

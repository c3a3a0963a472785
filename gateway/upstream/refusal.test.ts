import { expect, test } from 'vitest'
import { toRefusal } from './refusal.ts'
import { toUpstreamError } from './to-upstream-error.ts'
import { TransportFault } from './transport.ts'

const PRODUCT = { service: 'product', extension: false } as const
const CMS = { service: 'cms', extension: false } as const
const EXTENSION = { service: 'user', extension: true } as const

test('[ER-04] an error object tells message, status and code', () => {
  const body = {
    error: { message: 'Coupon not found!', statusCode: 404, code: 'NO_COUPON', field: 'code' },
  }
  const { message, status, code, extensions } = toRefusal(PRODUCT, { status: 400, body })
  expect({ message, status, code }).toEqual({
    message: 'Coupon not found!',
    status: 404,
    code: 'NO_COUPON',
  })
  expect(extensions).toEqual({ code: 'NO_COUPON', service: 'product', status: 404, field: 'code' })
})

test.each([
  ['a data string', { data: 'Cart is archived.' }],
  ['data.errorMessage', { data: { errorMessage: 'Cart is archived.' } }],
  ['message', { message: 'Cart is archived.' }],
  ['bare text', 'Cart is archived.'],
])('[ER-05] the text comes from %s, with the status of the answer', (_where, body) => {
  const { message, status, code } = toRefusal(PRODUCT, { status: 409, body })
  expect([message, status, code]).toEqual(['Cart is archived.', 409, 'CONFLICT'])
})

test.each([
  [503, 'Service Unavailable', 'UPSTREAM_UNAVAILABLE'],
  [401, 'Unauthorized', 'UNAUTHENTICATED'],
  [403, 'Forbidden', 'FORBIDDEN'],
  [418, "I'm a Teapot", 'UPSTREAM_ERROR'],
])('[ER-06~] an answer without a text gives the text of its status %d', (status, message, code) => {
  expect(toRefusal(CMS, { status, body: undefined })).toMatchObject({ message, status, code })
})

test('[ER-07] without any status it is 500', () => {
  expect(toRefusal(CMS, { status: 200, body: { error: { message: 'No.' } } })).toMatchObject({
    message: 'No.',
    status: 500,
  })
})

test('a text without end is cut', () => {
  expect(
    toRefusal(CMS, { status: 500, body: { message: 'x'.repeat(10_000) } }).message,
  ).toHaveLength(500)
})

test.each([
  [{ error: { message: 'Wait.', retryAfter: 12 } }, '30', 12],
  [{ error: { message: 'Wait.' } }, '30', 30],
  [undefined, 'Wed, 21 Oct 2026 07:28:00 GMT', null],
  [undefined, undefined, null],
])('how long to wait is told by the body, or else by the header', (body, retryAfter, seconds) => {
  const { code, retryAfterSeconds } = toRefusal(PRODUCT, { status: 429, body, retryAfter })
  expect([code, retryAfterSeconds]).toEqual(['TOO_MANY_REQUESTS', seconds])
})

test('an extension that is not found without a code is one that the platform does not have', () => {
  const body = { data: { errorMessage: 'No such call' } }
  expect(toRefusal(EXTENSION, { status: 404, body }).code).toBe('NOT_SUPPORTED')
  expect(toRefusal(PRODUCT, { status: 404, body }).code).toBe('NOT_FOUND')
  const missing = { error: { message: 'There is no such address.', code: 'NOT_FOUND' } }
  expect(toRefusal(EXTENSION, { status: 404, body: missing }).code).toBe('NOT_FOUND')
})

test.each([
  ['connection', 'UPSTREAM_UNAVAILABLE', 'The cms service does not answer.'],
  ['timeout', 'UPSTREAM_TIMEOUT', 'The cms service did not answer in time.'],
] as const)(
  '[ER-06] no answer (%s) is status 0 with a name and a message, an empty one the text of its status',
  (kind, code, message) => {
    const { signal } = new AbortController()
    expect(toUpstreamError('cms', new TransportFault(kind), signal)).toMatchObject({
      ...{ name: 'UpstreamError', status: 0, code, message },
    })
    expect(toRefusal(CMS, { status: 502, body: undefined })).toMatchObject({
      ...{ status: 502, message: 'Bad Gateway' },
    })
  },
)

import { expect, test } from 'vitest'
import { toRefusal } from './refusal.ts'

test('[ER-04] an error object tells message, status and code', () => {
  const body = {
    error: { message: 'Coupon not found!', statusCode: 404, code: 'NO_COUPON', field: 'code' },
  }
  const { message, status, code, extensions } = toRefusal('product', 400, body)
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
  const { message, status, code } = toRefusal('product', 409, body)
  expect([message, status, code]).toEqual(['Cart is archived.', 409, 'CONFLICT'])
})

test.each([
  [503, 'Service Unavailable', 'UPSTREAM_UNAVAILABLE'],
  [401, 'Unauthorized', 'UNAUTHENTICATED'],
  [403, 'Forbidden', 'FORBIDDEN'],
  [418, "I'm a Teapot", 'UPSTREAM_ERROR'],
])('[ER-06] an answer without a text gives the text of its status %d', (status, message, code) => {
  expect(toRefusal('cms', status, undefined)).toMatchObject({ message, status, code })
})

test('[ER-07] without any status it is 500', () => {
  expect(toRefusal('cms', 200, { error: { message: 'No.' } })).toMatchObject({
    message: 'No.',
    status: 500,
  })
})

test('a text without end is cut', () => {
  expect(toRefusal('cms', 500, { message: 'x'.repeat(10_000) }).message).toHaveLength(500)
})

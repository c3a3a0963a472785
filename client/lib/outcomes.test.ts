import { CombinedGraphQLErrors, ServerError } from '@apollo/client'
import { expect, test } from 'vitest'
import { hasFailed, missing } from './outcomes.ts'

const graphError = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'no', extensions: { code } }] })

test('what is absent or nonsense is a 404, what failed is a 503', () => {
  expect(missing(null).init?.status).toBe(404)
  expect(missing(graphError('INVALID_INPUT')).init?.status).toBe(404)
  expect(missing(graphError('UPSTREAM_UNAVAILABLE')).init?.status).toBe(503)
  const lost = new ServerError('lost', { response: new Response(), bodyText: '' })
  expect(missing(lost).init?.status).toBe(503)
})

test('a field failed where an error names it, or the whole request did', () => {
  const failedAt = (field: string) =>
    new CombinedGraphQLErrors({ errors: [{ message: 'no', path: [field] }] })
  expect(hasFailed('cart', null)).toBe(false)
  expect(hasFailed('cart', failedAt('me'))).toBe(false)
  expect(hasFailed('cart', failedAt('cart'))).toBe(true)
  expect(hasFailed('cart', graphError('UPSTREAM_UNAVAILABLE'))).toBe(true)
  const lost = new ServerError('lost', { response: new Response(), bodyText: '' })
  expect(hasFailed('cart', lost)).toBe(true)
})

import { CombinedGraphQLErrors, ServerError } from '@apollo/client'
import { expect, test } from 'vitest'
import { missing } from './outcomes.ts'

const graphError = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'no', extensions: { code } }] })

test('what is absent or nonsense is a 404, what failed is a 503', () => {
  expect(missing(null).init?.status).toBe(404)
  expect(missing(graphError('INVALID_INPUT')).init?.status).toBe(404)
  expect(missing(graphError('UPSTREAM_UNAVAILABLE')).init?.status).toBe(503)
  const lost = new ServerError('lost', { response: new Response(), bodyText: '' })
  expect(missing(lost).init?.status).toBe(503)
})

import { expect, test } from 'vitest'
import { z } from 'zod'
import { otherEnds } from '#tests/support/other-ends.ts'
import { readToken, signToken } from './signed-token.ts'

const SIGNING = { purpose: 'test', secret: 'one secret of at least 32 characters' }
const claims = z.object({ id: z.string() })

test('a token is read for its purpose, with its secret', () => {
  const token = signToken({ id: 'a' }, SIGNING)

  expect(readToken(token, claims, SIGNING)).toEqual({ id: 'a' })
  expect(readToken(token, claims, { ...SIGNING, purpose: 'other' })).toBeNull()
  expect(readToken(token, claims, { ...SIGNING, secret: 'another one' })).toBeNull()
})

test('a token with any other last character is refused', () => {
  const read = otherEnds(signToken({ id: 'a' }, SIGNING)).map((token) =>
    readToken(token, claims, SIGNING),
  )
  expect(read).toEqual(Array.from({ length: 63 }, () => null))
})

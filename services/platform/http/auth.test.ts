import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createTestClock } from '#tests/support/clock.ts'
import { otherEnds } from '#tests/support/other-ends.ts'
import { signAccessToken, verifyAccessToken } from './auth.ts'

const SECRET = 'one secret of at least 32 characters'
const clock = createTestClock()
const EXP = clock.now().getTime() / 1_000 + 600
const PRINCIPAL = { userId: 7, sessionId: 'one-session', scopes: ['content'] }

describe('access tokens', () => {
  test('say who was signed in', () => {
    const token = signAccessToken(PRINCIPAL, { secret: SECRET, clock, lifetimeSeconds: 600 })

    expect(verifyAccessToken(token, { secret: SECRET, clock })).toEqual(PRINCIPAL)
  })

  test('end, with 60 seconds for clocks that differ', () => {
    const signed = createTestClock()
    const token = signAccessToken(PRINCIPAL, {
      secret: SECRET,
      clock: signed,
      lifetimeSeconds: 600,
    })

    signed.advance(655_000)
    expect(verifyAccessToken(token, { secret: SECRET, clock: signed })).toEqual(PRINCIPAL)
    signed.advance(10_000)
    expect(verifyAccessToken(token, { secret: SECRET, clock: signed })).toBeNull()
  })

  const claims = { sub: '7', sid: 'one-session', scopes: ['admin'], aud: 'savez', exp: EXP }
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const rsaSigned = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claims)}`

  test.each([
    ['no algorithm', `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`],
    ['no signature', `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}.`],
    ['another key', forged(claims, 'another secret of 32 characters')],
    ['another algorithm', forged(claims, SECRET, { alg: 'HS512', typ: 'JWT' })],
    ['a key id', forged(claims, SECRET, { alg: 'HS256', typ: 'JWT', kid: '../../dev/null' })],
    [
      'an RSA signature',
      `${rsaSigned}.${sign('sha256', Buffer.from(rsaSigned), privateKey).toString('base64url')}`,
    ],
    [
      'the public key as secret',
      forged(claims, publicKey.export({ type: 'spki', format: 'pem' }).toString()),
    ],
    ['another audience', forged({ ...claims, aud: 'other' }, SECRET)],
    ['no end', forged({ ...claims, exp: undefined }, SECRET)],
    ['no user', forged({ ...claims, sub: '' }, SECRET)],
    ['no session', forged({ ...claims, sid: undefined }, SECRET)],
    ['a part too many', `${forged(claims, SECRET)}.x`],
    ['text', 'not a token'],
    ['nothing', ''],
  ])('with %s open nothing', (_name, token) => {
    expect(verifyAccessToken(token, { secret: SECRET, clock })).toBeNull()
  })

  test('are refused with any other last character', () => {
    const token = signAccessToken(PRINCIPAL, { secret: SECRET, clock, lifetimeSeconds: 600 })
    const read = otherEnds(token).map((end) => verifyAccessToken(end, { secret: SECRET, clock }))
    expect(read).toEqual(Array.from({ length: 63 }, () => null))
  })

  test('the forgery of these tests would pass with the right parts', () => {
    expect(verifyAccessToken(forged(claims, SECRET), { secret: SECRET, clock })).not.toBeNull()
  })
})

function forged(
  claims: object,
  secret: string,
  header: object = { alg: 'HS256', typ: 'JWT' },
): string {
  const body = `${encode(header)}.${encode(claims)}`
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

import { expect, test } from 'vitest'
import { codeAt, newSecret, stepOf, uriOf } from './totp.ts'

/** The secret and the times of RFC 6238, whose codes of eight digits end with these six. */
const RFC = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test('codes are those of the standard', () => {
  for (const [seconds, code] of [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ] as const) {
    expect(codeAt(RFC, new Date(seconds * 1_000))).toBe(code)
  }
})

test('a code is right half a minute early and late, and never again once its step was used', () => {
  const secret = newSecret()
  const now = new Date('2027-03-01T10:00:00.000Z')
  const code = codeAt(secret, now)
  const step = now.getTime() / 30_000
  const at = (seconds: number, lastStep = 0) =>
    stepOf(code, { secret, lastStep, now: new Date(now.getTime() + seconds * 1_000) })

  expect([at(0), at(-30), at(59)]).toEqual([step, step, step])
  expect([at(-31), at(60)]).toEqual([null, null])
  expect([at(0, step - 1), at(0, step), at(0, step + 1)]).toEqual([step, null, null])
  expect(stepOf('nonsense', { secret, lastStep: 0, now })).toBeNull()
})

test('the address for apps names the site and the person', () => {
  const uri = new URL(uriOf(RFC, { issuer: 'Jadranski savez', label: 'ana@savez.example' }))

  expect(uri.protocol).toBe('otpauth:')
  expect(decodeURIComponent(uri.pathname)).toContain('Jadranski savez:ana@savez.example')
  expect(uri.searchParams.get('secret')).toBe(RFC)
})

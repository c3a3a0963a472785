import { expect, test } from 'vitest'
import { localTime, momentOf } from './local-time.ts'

test('a time is that of Zagreb, in winter and in summer, and none is none', () => {
  expect(momentOf('2026-12-01T18:00')).toBe('2026-12-01T17:00:00.000Z')
  expect(momentOf('2026-07-01T18:00')).toBe('2026-07-01T16:00:00.000Z')
  expect([momentOf(''), momentOf('sutra')]).toEqual([null, null])
  expect(localTime(new Date('2026-07-01T16:00:00.000Z'))).toBe('2026-07-01T18:00')
})

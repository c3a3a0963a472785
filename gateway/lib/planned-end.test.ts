import { expect, test } from 'vitest'
import { secondsToEnd } from './planned-end.ts'

test('a planned end is as far away as it is, and one that is over or unreadable is none', () => {
  const now = new Date('2026-12-01T10:00:00.000Z')
  const at = (until: string | null) => secondsToEnd({ until }, now)
  expect(at('2026-12-01T12:00:00.000Z')).toBe(7_200)
  expect(at('2026-12-01T10:00:01.000Z')).toBe(30)
  expect([at('2026-12-01T09:59:00.000Z'), at('nikad'), at(null)]).toEqual([null, null, null])
})

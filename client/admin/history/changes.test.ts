import { expect, test } from 'vitest'
import { changesBetween } from './changes.ts'

test('a save sends what changed alone, each value with the one that the form began with', () => {
  const begun = { name: 'Štand', 'rights.orders.read': true, note: null }
  const now = { name: 'Kasa', 'rights.orders.read': true, note: 'Zvoniti' }
  expect(changesBetween(begun, now)).toEqual([
    { path: 'name', base: '"Štand"', value: '"Kasa"' },
    { path: 'note', base: null, value: '"Zvoniti"' },
  ])
  expect(changesBetween(now, { ...now, note: null })).toEqual([
    { path: 'note', base: '"Zvoniti"', value: null },
  ])
})

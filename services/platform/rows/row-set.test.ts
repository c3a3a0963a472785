import { expect, test } from 'vitest'
import { RowBits } from './row-bits.ts'
import { RowSet } from './row-set.ts'

test('holds the same rows as a list and as bits, and when it changes from one to the other', () => {
  const bits = new RowBits()
  const sets = [2, 40, 700].map((apart) => ({
    apart,
    set: new RowSet(),
    rows: new Set<number>(),
  }))

  for (let row = 0; row < 8_000; row += 1) {
    if (row % 3 === 0) bits.add(row)
    for (const { apart, set, rows } of sets) {
      // Each is dense at first and sparse from then on.
      if (row % (row < 60 ? 2 : apart) !== 0) continue
      set.add(row)
      rows.add(row)
      if (row % 5 !== 0) continue
      set.delete(row - 10)
      rows.delete(row - 10)
    }
    if (row % 500 !== 0) continue
    for (const { set, rows } of sets) {
      expect([...set.rows()]).toEqual([...rows])
      expect(set.countIn(bits)).toBe([...rows].filter((each) => each % 3 === 0).length)
      expect(set.size).toBe(rows.size)
      expect(set.has(row)).toBe(rows.has(row))

      const all = new RowBits()
      set.addTo(all)
      expect([...all.rows()]).toEqual([...rows])
      set.keepIn(all)
      expect(all.count()).toBe(rows.size)
      set.removeFrom(all)
      expect(all.count()).toBe(0)
    }
  }
})

test('takes rows in any order, each any number of times', () => {
  const given = Array.from({ length: 300 }, (_, at) => (at * 7_919) % 101)
  const expected = [...new Set(given)].toSorted((one, other) => one - other)
  const added = new RowSet()
  for (const row of given) added.add(row)

  expect([...added.rows()]).toEqual(expected)
  expect([...RowSet.of(given).rows()]).toEqual(expected)
})

import { expect, test } from 'vitest'
import type { BitRow } from './bit-row.ts'
import { BitTable } from './bit-table.ts'

const ROWS = 6

test.each([
  ['word by word', Number.POSITIVE_INFINITY],
  ['sixteen bytes at a time', 1],
  ['at first in one way, then in the other', 3_000],
])('rows of bits do %s what sets do, while they grow', (_name, largeFrom) => {
  const table = new BitTable({ largeFrom })
  const rows = Array.from({ length: ROWS }, () => table.open())
  const sets = Array.from({ length: ROWS }, () => new Set<number>())
  const whole = chance(11)
  let slots = 40

  for (let round = 0; round < 2_000; round += 1) {
    if (round % 20 === 0) slots = Math.min(20_000, Math.ceil(slots * 1.1))
    const [one, other] = [whole(ROWS), whole(ROWS)]
    const [row, otherRow] = [rows[one], rows[other]]
    const [set, otherSet] = [sets[one], sets[other]]
    if (!row || !otherRow || !set || !otherSet) throw new Error('There are fewer rows')
    for (let change = whole(60); change > 0; change -= 1) {
      const slot = whole(slots)
      if (whole(3) > 0) row.set(slot)
      else row.unset(slot)
      if (row.has(slot)) set.add(slot)
      else set.delete(slot)
    }
    expect(row.countCommon(otherRow)).toBe(kept(set, otherSet).size)
    sets[one] = combine(whole(8), { row, set }, { row: otherRow, set: otherSet })
    if (whole(40) === 0) {
      table.close(row)
      rows[one] = table.open()
      sets[one] = new Set()
    }
    if (round % 50 > 0) continue
    for (const [at, standing] of rows.entries()) {
      expect([...standing.slots(standing.count())]).toEqual(
        [...(sets[at] ?? [])].toSorted((low, high) => low - high),
      )
    }
  }
  expect(table.isLarge).toBe(largeFrom < 20_000)
})

type Both = { readonly row: BitRow; readonly set: Set<number> }

function combine(way: number, one: Both, other: Both): Set<number> {
  switch (way) {
    case 0:
      one.row.keep(other.row)
      return kept(one.set, other.set)
    case 1:
      one.row.remove(other.row)
      return new Set([...one.set].filter((slot) => !other.set.has(slot)))
    case 2:
      one.row.add(other.row)
      return new Set([...one.set, ...other.set])
    case 3:
      one.row.copy(other.row)
      return new Set(other.set)
    default:
      return one.set
  }
}

function kept(one: Set<number>, other: Set<number>): Set<number> {
  return new Set([...one].filter((slot) => other.has(slot)))
}

/** The same numbers in every run. */
function chance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

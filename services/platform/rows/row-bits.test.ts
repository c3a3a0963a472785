import { expect, test } from 'vitest'
import { RowBits } from './row-bits.ts'

const SETS = 6

type Both = { bits: RowBits; readonly set: Set<number> }

test('sets of bits do what sets do, while they grow', () => {
  const all: Both[] = Array.from({ length: SETS }, () => ({ bits: new RowBits(), set: new Set() }))
  const whole = chance(11)
  let rows = 40

  for (let round = 0; round < 2_000; round += 1) {
    if (round % 20 === 0) rows = Math.min(20_000, Math.ceil(rows * 1.1))
    const [one, other] = [all[whole(SETS)], all[whole(SETS)]]
    if (!one || !other) throw new Error('There are fewer sets')
    for (let change = whole(60); change > 0; change -= 1) {
      const row = whole(rows)
      if (whole(3) > 0) one.bits.add(row)
      else one.bits.delete(row)
      if (one.bits.has(row)) one.set.add(row)
      else one.set.delete(row)
    }
    expect(one.bits.countCommon(other.bits)).toBe(common(one.set, other.set).size)
    all[all.indexOf(one)] = combine(whole(8), one, other)
    if (round % 50 > 0) continue
    for (const { bits, set } of all) {
      expect([...bits.rows()]).toEqual([...set].toSorted((low, high) => low - high))
    }
  }
})

function combine(way: number, one: Both, other: Both): Both {
  switch (way) {
    case 0:
      one.bits.and(other.bits)
      return { bits: one.bits, set: common(one.set, other.set) }
    case 1:
      one.bits.andNot(other.bits)
      return { bits: one.bits, set: new Set([...one.set].filter((row) => !other.set.has(row))) }
    case 2:
      one.bits.or(other.bits)
      return { bits: one.bits, set: new Set([...one.set, ...other.set]) }
    case 3:
      return { bits: other.bits.clone(), set: new Set(other.set) }
    default:
      return one
  }
}

function common(one: Set<number>, other: Set<number>): Set<number> {
  return new Set([...one].filter((row) => other.has(row)))
}

/** The same numbers in every run. */
function chance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

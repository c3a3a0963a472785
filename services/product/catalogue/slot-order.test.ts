import { expect, test } from 'vitest'
import { BitTable } from './bit-table.ts'
import { SlotOrder } from './slot-order.ts'

test.each([1, 1_000])('stays in order while keys change, slots come and slots go', (largeFrom) => {
  const keys: number[] = []
  const listed = new Set<number>()
  const compare = (one: number, other: number) =>
    (keys[one] ?? 0) - (keys[other] ?? 0) || one - other
  const table = new BitTable({ largeFrom })
  const order = new SlotOrder(table, compare)
  const bits = table.open()
  let state = 7
  const whole = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % below
  }
  for (let round = 0; round < 400; round += 1) {
    const moved = new Set<number>()
    for (let change = whole(6); change >= 0; change -= 1) {
      const slot = whole(200)
      moved.add(slot)
      keys[slot] = whole(20)
      if (whole(4) === 0) listed.delete(slot)
      else listed.add(slot)
    }
    order.move([...moved], 200, (slot) => listed.has(slot))

    const chosen = [...listed].filter((slot) => slot % (1 + (round % 60)) === 0)
    bits.clear()
    for (const slot of chosen) bits.set(slot)
    const page = order.page(bits, bits.count(), { limit: 7, offset: 2, direction: 'asc' })
    const back = order.page(bits, bits.count(), { limit: 7, offset: 2, direction: 'desc' })
    expect(page).toEqual(chosen.toSorted(compare).slice(2, 9))
    expect(back).toEqual(chosen.toSorted(compare).toReversed().slice(2, 9))
  }
})

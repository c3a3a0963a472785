import { expect, test } from 'vitest'
import { bitsFor, countBits, setBit } from './bits.ts'
import { SlotOrder } from './slot-order.ts'

test('stays in order while keys change, slots come and slots go', () => {
  const keys: number[] = []
  const listed = new Set<number>()
  const compare = (one: number, other: number) =>
    (keys[one] ?? 0) - (keys[other] ?? 0) || one - other
  const order = new SlotOrder(compare)
  let state = 7
  const whole = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % below
  }
  for (let round = 0; round < 300; round += 1) {
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
    const bits = bitsFor(200)
    for (const slot of chosen) setBit(bits, slot)
    const page = order.page(bits, countBits(bits), { limit: 7, offset: 2, direction: 'asc' })
    const back = order.page(bits, countBits(bits), { limit: 7, offset: 2, direction: 'desc' })
    expect(page).toEqual(chosen.toSorted(compare).slice(2, 9))
    expect(back).toEqual(chosen.toSorted(compare).toReversed().slice(2, 9))
  }
})

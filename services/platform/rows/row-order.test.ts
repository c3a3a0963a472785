import { expect, test } from 'vitest'
import { RowBits } from './row-bits.ts'
import { RowOrder } from './row-order.ts'

test('stays sorted while keys change and rows are added and removed', () => {
  const keys: number[] = []
  const listed = new RowBits()
  const compare = (one: number, other: number) =>
    (keys[one] ?? 0) - (keys[other] ?? 0) || one - other
  const order = new RowOrder(compare)
  let state = 7
  const whole = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % below
  }
  for (let round = 0; round < 400; round += 1) {
    // Many at first, as when an index is built.
    const moved = new Set(round === 0 ? Array.from({ length: 1_000 }, (_, row) => row) : [])
    for (const row of moved) listed.add(row)
    for (let change = whole(6); change >= 0; change -= 1) {
      const row = whole(1_000)
      moved.add(row)
      keys[row] = whole(20)
      if (whole(4) === 0) listed.delete(row)
      else listed.add(row)
    }
    order.move([...moved], listed)

    const chosen = [...listed.rows()].filter((row) => row % (1 + (round % 60) * 9) === 0)
    const bits = new RowBits()
    for (const row of chosen) bits.add(row)
    const page = order.page(bits, { limit: 7, offset: 1, direction: 'asc' })
    const back = order.page(bits, { limit: 7, offset: 1, direction: 'desc' })
    expect(page).toEqual(chosen.toSorted(compare).slice(1, 8))
    expect(back).toEqual(chosen.toSorted(compare).toReversed().slice(1, 8))
  }
})

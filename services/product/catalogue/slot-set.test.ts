import { expect, test } from 'vitest'
import { BitTable } from './bit-table.ts'
import { SlotSet } from './slot-set.ts'

test('holds the same slots as a list and as bits, and when it turns from one to the other', () => {
  const table = new BitTable()
  const bits = table.open()
  const sets = [2, 40, 700].map((apart) => ({
    apart,
    set: new SlotSet(table),
    slots: new Set<number>(),
  }))

  for (let slot = 0; slot < 8_000; slot += 1) {
    if (slot % 3 === 0) bits.set(slot)
    for (const { apart, set, slots } of sets) {
      // Each is dense for a while and rare from then on.
      if (slot % (slot < 60 ? 2 : apart) !== 0) continue
      set.add(slot)
      slots.add(slot)
      if (slot % 5 !== 0) continue
      set.delete(slot - 10)
      slots.delete(slot - 10)
    }
    if (slot % 500 !== 0) continue
    table.widen(slot * 4)
    for (const { set, slots } of sets) {
      set.slim()
      const met: number[] = []
      set.eachIn(bits, (each) => met.push(each))
      const expected = [...slots].filter((each) => each % 3 === 0)
      expect(met).toEqual(expected)
      expect(set.countIn(bits)).toBe(expected.length)
      expect(set.size).toBe(slots.size)
      expect(slots.has(slot)).toBe(set.has(slot))

      const all = table.open()
      set.addTo(all)
      expect([...all.slots(all.count())]).toEqual([...slots])
      set.keepIn(all)
      expect(all.count()).toBe(slots.size)
      set.removeFrom(all)
      expect(all.count()).toBe(0)
      table.close(all)
    }
  }
})

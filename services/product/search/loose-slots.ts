import type { BitRow } from '#services/product/catalogue/bit-row.ts'
import type { SomeSlots } from '#services/product/catalogue/slot-set.ts'

/** Slots that were put together for one question: each once, in order, without those that are left out. */
export class LooseSlots implements SomeSlots {
  readonly #slots: Uint32Array

  constructor(slots: readonly number[], leftOut?: LooseSlots) {
    // Nearly all may be among them, and a product among them several times.
    const sorted = Uint32Array.from(slots).sort()
    const left = new Set(leftOut ? leftOut.#slots : [])
    this.#slots = sorted.filter((slot, at) => slot !== sorted[at - 1] && !left.has(slot))
  }

  get size(): number {
    return this.#slots.length
  }

  addTo(bits: BitRow): void {
    for (const slot of this.#slots) bits.set(slot)
  }

  eachIn(bits: BitRow, visit: (slot: number) => void): void {
    for (const slot of this.#slots) if (bits.has(slot)) visit(slot)
  }
}

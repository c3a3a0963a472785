import type { BitRow } from './bit-row.ts'
import type { BitTable } from './bit-table.ts'

/** Which slot each listed product has; one that is left is given to the next that comes. */
export class SlotBook {
  /** By slot; of one that nobody has the id that it had. */
  readonly ids: number[] = []
  readonly listed: BitRow
  readonly #slots = new Map<number, number>()
  readonly #free: number[] = []

  constructor(table: BitTable) {
    this.listed = table.open()
  }

  slotOf(id: number): number | undefined {
    return this.#slots.get(id)
  }

  give(id: number): number {
    const slot = this.#free.pop() ?? this.ids.length
    this.ids[slot] = id
    this.#slots.set(id, slot)
    this.listed.set(slot)
    return slot
  }

  takeBack(id: number, slot: number): void {
    this.listed.unset(slot)
    this.#slots.delete(id)
    this.#free.push(slot)
  }
}

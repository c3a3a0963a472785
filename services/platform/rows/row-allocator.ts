import { RowBits } from './row-bits.ts'

/** Assigns a row to each listed product and reuses rows of removed products. */
export class RowAllocator {
  readonly listed = new RowBits()
  /** Ids by row; a free row keeps its previous id. */
  readonly #ids: number[] = []
  readonly #rows = new Map<number, number>()
  readonly #free: number[] = []

  rowOf(id: number): number | undefined {
    return this.#rows.get(id)
  }

  idOf(row: number): number {
    return this.#ids[row] ?? 0
  }

  allocate(id: number): number {
    const row = this.#free.pop() ?? this.#ids.length
    this.#ids[row] = id
    this.#rows.set(id, row)
    this.listed.add(row)
    return row
  }

  free(id: number, row: number): void {
    this.listed.delete(row)
    this.#rows.delete(id)
    this.#free.push(row)
  }
}

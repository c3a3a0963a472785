const FIRST_ROOM = 1024

/** For each slot the terms that it stands under, all in one array; what was replaced leaves a hole. */
export class TermLists {
  #pool: Uint32Array = new Uint32Array(FIRST_ROOM)
  #end = 0
  #waste = 0
  #starts: Uint32Array = new Uint32Array(0)
  #lengths: Uint32Array = new Uint32Array(0)

  of(slot: number): Uint32Array {
    const start = this.#starts[slot] ?? 0
    return this.#pool.subarray(start, start + (this.#lengths[slot] ?? 0))
  }

  set(slot: number, terms: readonly number[]): void {
    if (slot >= this.#starts.length) {
      this.#starts = grown(this.#starts, slot + 1)
      this.#lengths = grown(this.#lengths, slot + 1)
    }
    this.#waste += this.#lengths[slot] ?? 0
    this.#lengths[slot] = 0
    if (this.#waste > this.#end / 2) this.#closeHoles()
    if (this.#end + terms.length > this.#pool.length) {
      this.#pool = grown(this.#pool, this.#end + terms.length)
    }
    this.#pool.set(terms, this.#end)
    this.#starts[slot] = this.#end
    this.#lengths[slot] = terms.length
    this.#end += terms.length
  }

  /** Adds one for every term of every slot, into `counts` by term. */
  count(slots: Uint32Array, counts: Uint32Array): void {
    const [pool, starts, lengths] = [this.#pool, this.#starts, this.#lengths]
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at] ?? 0
      const start = starts[slot] ?? 0
      const end = start + (lengths[slot] ?? 0)
      for (let place = start; place < end; place += 1) {
        const term = pool[place] ?? 0
        counts[term] = (counts[term] ?? 0) + 1
      }
    }
  }

  #closeHoles(): void {
    const kept = new Uint32Array(this.#pool.length)
    let end = 0
    for (let slot = 0; slot < this.#starts.length; slot += 1) {
      const terms = this.of(slot)
      kept.set(terms, end)
      this.#starts[slot] = end
      end += terms.length
    }
    this.#pool = kept
    this.#end = end
    this.#waste = 0
  }
}

function grown(values: Uint32Array, needed: number): Uint32Array {
  const room = new Uint32Array(Math.max(64, Math.ceil(needed * 1.5)))
  room.set(values)
  return room
}

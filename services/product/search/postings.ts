const FIRST_ROOM = 2

/** In which texts a word stands: their slots in order, each with whether it stands in the name. */
export class Postings {
  size = 0
  /** `slot * 2`, and one more where the word stands in the name; `size` of them. */
  packed = new Uint32Array(FIRST_ROOM)

  put(slot: number, inName: boolean): void {
    if (this.size === this.packed.length) this.#makeRoom()
    const place = this.#placeOf(slot)
    if (place < this.size) this.packed.copyWithin(place + 1, place, this.size)
    this.packed[place] = slot * 2 + (inName ? 1 : 0)
    this.size += 1
  }

  drop(slot: number): void {
    const place = this.#placeOf(slot)
    this.packed.copyWithin(place, place + 1, this.size)
    this.size -= 1
  }

  #placeOf(slot: number): number {
    const wanted = slot * 2
    // Texts mostly come one after another.
    if (this.size === 0 || (this.packed[this.size - 1] ?? 0) < wanted) return this.size
    let low = 0
    let high = this.size
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.packed[middle] ?? 0) < wanted) low = middle + 1
      else high = middle
    }
    return low
  }

  #makeRoom(): void {
    const roomier = new Uint32Array(this.size + (this.size >>> 2) + FIRST_ROOM)
    roomier.set(this.packed)
    this.packed = roomier
  }
}

/** In which texts a word stands: their slots in order, each with whether it stands in the name. */
export type Postings = {
  readonly size: number
  /** `slot * 2`, and one more where the word stands in the name; `size` of them. */
  readonly packed: Uint32Array
  put(slot: number, inName: boolean): void
  drop(slot: number): void
}

const FIRST_ROOM = 2

export function createPostings(): Postings {
  let packed = new Uint32Array(FIRST_ROOM)
  let size = 0

  function placeOf(slot: number): number {
    const wanted = slot * 2
    // Texts mostly come one after another.
    if (size === 0 || (packed[size - 1] ?? 0) < wanted) return size
    let low = 0
    let high = size
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((packed[middle] ?? 0) < wanted) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    get size() {
      return size
    },
    get packed() {
      return packed
    },
    put(slot, inName) {
      if (size === packed.length) {
        const roomier = new Uint32Array(size + (size >>> 2) + FIRST_ROOM)
        roomier.set(packed)
        packed = roomier
      }
      const place = placeOf(slot)
      packed.copyWithin(place + 1, place, size)
      packed[place] = slot * 2 + (inName ? 1 : 0)
      size += 1
    },
    drop(slot) {
      const place = placeOf(slot)
      packed.copyWithin(place, place + 1, size)
      size -= 1
    },
  }
}

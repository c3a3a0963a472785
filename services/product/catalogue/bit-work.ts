/**
 * What is done to whole rows of bits that lie in one memory. Rows are named by the place of their
 * first byte; places and lengths are multiples of `STRIDE`.
 */
export type BitWork = {
  /** The memory, with room for so many bytes; what lies in it stays, what is new is empty. */
  room(bytes: number): Uint32Array
  keep(target: number, kept: number, bytes: number): void
  remove(target: number, removed: number, bytes: number): void
  add(target: number, added: number, bytes: number): void
  countCommon(one: number, other: number, bytes: number): number
  /** So many words are counted in the time that it takes to look up all that one product has. */
  readonly wordsPerProduct: number
}

/** Bytes. */
export const STRIDE = 64

/** Word by word, with nothing but the language: for small catalogues, which this is enough for. */
export function createPlainWork(): BitWork {
  let memory = new Uint32Array(0)
  return {
    wordsPerProduct: 30,
    room(bytes) {
      if (bytes > memory.byteLength) {
        const roomier = new Uint32Array(Math.ceil((bytes * 1.25) / STRIDE) * (STRIDE / 4))
        roomier.set(memory)
        memory = roomier
      }
      return memory
    },
    keep(target, kept, bytes) {
      const words = memory
      const way = (kept - target) >> 2
      for (let at = target >>> 2, end = (target + bytes) >>> 2; at < end; at += 1) {
        words[at] = (words[at] ?? 0) & (words[at + way] ?? 0)
      }
    },
    remove(target, removed, bytes) {
      const words = memory
      const way = (removed - target) >> 2
      for (let at = target >>> 2, end = (target + bytes) >>> 2; at < end; at += 1) {
        words[at] = (words[at] ?? 0) & ~(words[at + way] ?? 0)
      }
    },
    add(target, added, bytes) {
      const words = memory
      const way = (added - target) >> 2
      for (let at = target >>> 2, end = (target + bytes) >>> 2; at < end; at += 1) {
        words[at] = (words[at] ?? 0) | (words[at + way] ?? 0)
      }
    },
    countCommon(one, other, bytes) {
      const words = memory
      const way = (other - one) >> 2
      let total = 0
      for (let at = one >>> 2, end = (one + bytes) >>> 2; at < end; at += 1) {
        total += ones((words[at] ?? 0) & (words[at + way] ?? 0))
      }
      return total
    },
  }
}

function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

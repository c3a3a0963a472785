const FIRST_ROWS = 256

/** A set of rows with one bit per row; two sets are combined 32 rows at a time. */
export class RowBits {
  #words: Uint32Array

  /** Grows when more rows are added. */
  constructor(capacity = FIRST_ROWS) {
    this.#words = new Uint32Array(Math.ceil(capacity / 32))
  }

  /** Rows that fit without growing. */
  get capacity(): number {
    return this.#words.length * 32
  }

  has(row: number): boolean {
    const word = row >>> 5
    return word < this.#words.length && ((this.#words[word] ?? 0) & (1 << (row & 31))) !== 0
  }

  add(row: number): void {
    if (row >= this.capacity) this.#grow(wordsFor(row))
    const word = row >>> 5
    this.#words[word] = (this.#words[word] ?? 0) | (1 << (row & 31))
  }

  delete(row: number): void {
    const word = row >>> 5
    if (word < this.#words.length) this.#words[word] = (this.#words[word] ?? 0) & ~(1 << (row & 31))
  }

  clear(): void {
    this.#words.fill(0)
  }

  clone(): RowBits {
    const copy = new RowBits(0)
    copy.#words = this.#words.slice()
    return copy
  }

  or(other: RowBits): void {
    const added = other.#words
    if (added.length > this.#words.length) this.#grow(added.length)
    const words = this.#words
    for (let at = 0; at < added.length; at += 1) words[at] = (words[at] ?? 0) | (added[at] ?? 0)
  }

  and(other: RowBits): void {
    const words = this.#words
    const others = other.#words
    const end = Math.min(words.length, others.length)
    for (let at = 0; at < end; at += 1) words[at] = (words[at] ?? 0) & (others[at] ?? 0)
    words.fill(0, end)
  }

  andNot(other: RowBits): void {
    const words = this.#words
    const removed = other.#words
    const end = Math.min(words.length, removed.length)
    for (let at = 0; at < end; at += 1) words[at] = (words[at] ?? 0) & ~(removed[at] ?? 0)
  }

  count(): number {
    return this.countCommon(this)
  }

  countCommon(other: RowBits): number {
    const one = this.#words
    const two = other.#words
    const end = Math.min(one.length, two.length)
    let total = 0
    for (let at = 0; at < end; at += 1) total += ones((one[at] ?? 0) & (two[at] ?? 0))
    return total
  }

  hasCommon(other: RowBits): boolean {
    const one = this.#words
    const two = other.#words
    const end = Math.min(one.length, two.length)
    for (let at = 0; at < end; at += 1) if (((one[at] ?? 0) & (two[at] ?? 0)) !== 0) return true
    return false
  }

  /** Ascending. */
  rows(): Uint32Array {
    const rows = new Uint32Array(this.count())
    const words = this.#words
    let found = 0
    for (let word = 0; word < words.length; word += 1) {
      for (let left = words[word] ?? 0; left !== 0; left &= left - 1) {
        rows[found] = word * 32 + (31 - Math.clz32(left & -left))
        found += 1
      }
    }
    return rows
  }

  #grow(words: number): void {
    const larger = new Uint32Array(words)
    larger.set(this.#words)
    this.#words = larger
  }
}

/** Sizes are the same in all sets, so that combining two needs no growth. */
function wordsFor(row: number): number {
  let words = FIRST_ROWS / 32
  while (words * 32 <= row) words = Math.ceil(words * 1.25)
  return words
}

/** Counts the bits of a word: of pairs, of fours, then of all bytes with one multiplication. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

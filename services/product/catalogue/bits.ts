/** One bit for each slot of the index. A set of another length is short of trailing zeros, no more. */
export type Bits = Uint32Array

export function bitsFor(slots: number): Bits {
  return new Uint32Array((slots + 31) >>> 5)
}

export function setBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31))
}

export function clearBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) & ~(1 << (slot & 31))
}

export function hasBit(bits: Bits, slot: number): boolean {
  return ((bits[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0
}

/** The same bits with room for so many slots. */
export function grownBits(bits: Bits, slots: number): Bits {
  const grown = bitsFor(slots)
  grown.set(bits)
  return grown
}

export function keepBits(bits: Bits, kept: Bits): void {
  for (let word = 0; word < bits.length; word += 1) {
    bits[word] = (bits[word] ?? 0) & (kept[word] ?? 0)
  }
}

export function removeBits(bits: Bits, removed: Bits): void {
  const end = Math.min(bits.length, removed.length)
  for (let word = 0; word < end; word += 1) {
    bits[word] = (bits[word] ?? 0) & ~(removed[word] ?? 0)
  }
}

export function addBits(bits: Bits, added: Bits): void {
  const end = Math.min(bits.length, added.length)
  for (let word = 0; word < end; word += 1) {
    bits[word] = (bits[word] ?? 0) | (added[word] ?? 0)
  }
}

export function countBits(bits: Bits): number {
  let total = 0
  for (let word = 0; word < bits.length; word += 1) total += ones(bits[word] ?? 0)
  return total
}

export function countCommonBits(one: Bits, other: Bits): number {
  const end = Math.min(one.length, other.length)
  let total = 0
  for (let word = 0; word < end; word += 1) total += ones((one[word] ?? 0) & (other[word] ?? 0))
  return total
}

/** The slots whose bit is set, ascending; `total` is how many they are. */
export function slotsIn(bits: Bits, total: number): Uint32Array {
  const slots = new Uint32Array(total)
  let found = 0
  for (let word = 0; word < bits.length; word += 1) {
    for (let left = bits[word] ?? 0; left !== 0; left &= left - 1) {
      slots[found] = word * 32 + (31 - Math.clz32(left & -left))
      found += 1
    }
  }
  return slots
}

function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

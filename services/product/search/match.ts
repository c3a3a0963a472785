/** Texts that meet one part of what is looked for, and how well those do that have it in their name. */
export type Source = {
  readonly packed: Uint32Array
  readonly size: number
  readonly points: number
  readonly pointsInName: number
}

/** Any of them will do; the best one counts. */
export type Group = readonly Source[]

export type Matches = {
  /** Highest first. */
  readonly slots: Uint32Array
  readonly scores: Uint32Array
}

export type Matcher = (
  groups: readonly Group[],
  /** How many slots there are, and how many of them hold a text. */
  counts: { readonly slots: number; readonly texts: number },
) => Matches

/** A text that is looked for among many is sought, not passed by. */
const SEEK_BELOW = 1 / 32
/** Past this share of all texts it is cheaper to walk them in order than to sort the found ones. */
const WALK_ABOVE = 1 / 32

/** Texts that meet every group, scored: a rare word tells more than one that stands everywhere. */
export function createMatcher(): Matcher {
  let points = new Uint8Array(0)

  return (groups, { slots: total, texts }) => {
    if (points.length < total) points = new Uint8Array(Math.ceil(total * 1.25))
    const [first, ...others] = groups
      .map((group) => ({ group, size: sizeOf(group) }))
      .sort((left, right) => left.size - right.size)
    if (!first) return { slots: new Uint32Array(0), scores: new Uint32Array(0) }

    let slots = mark(first.group, first.size, total)
    let scores = slots.map((slot) => (points[slot] ?? 0) * rarity(first.size, texts))
    points.fill(0, 0, total)
    for (const { group, size } of others) {
      const weight = rarity(size, texts)
      const isSought = slots.length < size * SEEK_BELOW
      if (!isSought) mark(group, 0, total)
      const kept = new Uint32Array(slots.length)
      const keptScores = new Uint32Array(slots.length)
      let count = 0
      for (let at = 0; at < slots.length; at += 1) {
        const slot = slots[at] ?? 0
        const worth = isSought ? seek(group, slot) : (points[slot] ?? 0)
        if (worth === 0) continue
        kept[count] = slot
        keptScores[count] = (scores[at] ?? 0) + worth * weight
        count += 1
      }
      if (!isSought) points.fill(0, 0, total)
      slots = kept.subarray(0, count)
      scores = keptScores.subarray(0, count)
    }
    return { slots, scores }
  }

  /** Writes what each text is worth; answers the slots, highest first, if there is room for any. */
  function mark(group: Group, room: number, total: number): Uint32Array {
    const slots = new Uint32Array(room)
    let count = 0
    for (const { packed, size, points: other, pointsInName } of group) {
      for (let at = 0; at < size; at += 1) {
        const entry = packed[at] ?? 0
        const slot = entry >>> 1
        const worth = (entry & 1) === 1 ? pointsInName : other
        const standing = points[slot] ?? 0
        if (standing === 0 && room > 0) {
          slots[count] = slot
          count += 1
        }
        if (worth > standing) points[slot] = worth
      }
    }
    if (room === 0) return slots
    return count > total * WALK_ABOVE
      ? walk(slots.subarray(0, count), total)
      : slots.subarray(0, count).sort().reverse()
  }

  function walk(slots: Uint32Array, total: number): Uint32Array {
    let count = 0
    for (let slot = total - 1; slot >= 0; slot -= 1) {
      if (points[slot] === 0) continue
      slots[count] = slot
      count += 1
    }
    return slots
  }
}

function sizeOf(group: Group): number {
  return group.reduce((size, source) => size + source.size, 0)
}

/** From 10, for what stands in every text, to about 170 in one of a hundred thousand. */
function rarity(size: number, texts: number): number {
  return Math.round(10 * Math.log2(1 + texts / Math.min(size, texts)))
}

function seek(group: Group, slot: number): number {
  let best = 0
  for (const { packed, size, points, pointsInName } of group) {
    let low = 0
    let high = size
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((packed[middle] ?? 0) >>> 1 < slot) low = middle + 1
      else high = middle
    }
    const entry = packed[low] ?? 0
    if (low === size || entry >>> 1 !== slot) continue
    best = Math.max(best, (entry & 1) === 1 ? pointsInName : points)
  }
  return best
}

import { RowBits } from '#services/platform/rows/row-bits.ts'
import type { RowSet } from '#services/platform/rows/row-set.ts'

/** Rows that match one part of a search, with a score that fits a byte. */
export type Source = { readonly rows: RowSet; readonly worth: number }

/** A row matches any of the sources; the best one counts. */
export type Group = readonly Source[]

type Page = {
  readonly limit: number
  readonly offset: number
  idOf(row: number): number
}

export type Scored = { readonly id: number; readonly score: number }

/** Above any id: score and id are combined in one number. */
const IDS = 2 ** 32

/** The rows that match every group of a search. */
export class Matching {
  readonly #groups: readonly Group[]
  /** Number of searchable rows. */
  readonly #searchable: number

  constructor(groups: readonly Group[], searchable: number) {
    this.#groups = groups
    this.#searchable = searchable
  }

  /** Without groups, no row matches. */
  keepIn(bits: RowBits): void {
    const groups = this.#groups.length > 0 ? this.#groups : [[]]
    for (const group of groups) {
      const matches = new RowBits(bits.capacity)
      for (const { rows } of group) rows.addTo(matches)
      bits.and(matches)
    }
  }

  /** Ids of the best matches; ties are sorted by newest first. */
  bestIds(bits: RowBits, page: Page): readonly number[] {
    return this.best(bits, page).map(({ id }) => id)
  }

  /** The same with their scores. */
  best(bits: RowBits, { limit, offset, idOf }: Page): readonly Scored[] {
    const rows = bits.rows()
    const keys = new Float64Array(rows.length)
    for (const group of this.#groups) this.#addScores(group, rows, keys)
    for (let at = 0; at < rows.length; at += 1) {
      keys[at] = (keys[at] ?? 0) * IDS + idOf(rows[at] ?? 0)
    }
    const best = highest(keys, Math.min(offset + limit, rows.length))
    return Array.from(best.subarray(offset), (key) => ({
      id: key % IDS,
      score: Math.floor(key / IDS),
    }))
  }

  /** A rare word counts more than a frequent one. */
  #addScores(group: Group, rows: Uint32Array, scores: Float64Array): void {
    const weight = rarity(sizeOf(group), this.#searchable)
    const worths = new Uint8Array((rows.at(-1) ?? 0) + 1)
    for (const source of group.toSorted((one, other) => one.worth - other.worth)) {
      const matches = source.rows.rows()
      for (let at = 0; at < matches.length; at += 1) worths[matches[at] ?? 0] = source.worth
    }
    for (let at = 0; at < rows.length; at += 1) {
      scores[at] = (scores[at] ?? 0) + (worths[rows[at] ?? 0] ?? 0) * weight
    }
  }
}

/**
 * The `count` highest keys, highest first. Starts at the end: ties go to the newest products, which
 * mostly have the last rows.
 */
function highest(keys: Float64Array, count: number): Float64Array {
  const best = new Float64Array(count * 2)
  let size = 0
  let least = Number.NEGATIVE_INFINITY
  for (let at = keys.length - 1; at >= 0; at -= 1) {
    const key = keys[at] ?? least
    if (key < least) continue
    best[size] = key
    size += 1
    if (size < best.length) continue
    best.sort().reverse()
    size = count
    least = best[count - 1] ?? least
  }
  return best.subarray(0, size).sort().reverse().subarray(0, count)
}

function sizeOf(group: Group): number {
  return group.reduce((size, { rows }) => size + rows.size, 0)
}

/** Ranges from 10 for a word of every row to about 170 for a word of one in a hundred thousand. */
function rarity(size: number, searchable: number): number {
  return Math.round(10 * Math.log2(1 + searchable / Math.min(size, searchable)))
}

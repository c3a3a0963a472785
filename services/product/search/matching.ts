import type { BitRow } from '#services/product/catalogue/bit-row.ts'
import type { BitTable } from '#services/product/catalogue/bit-table.ts'
import type { SlotOrder } from '#services/product/catalogue/slot-order.ts'
import type { SomeSlots } from '#services/product/catalogue/slot-set.ts'
import { pageByPiles, worthsOf } from './rank-piles.ts'
import type { Scorer } from './rank-scores.ts'

/** Texts that meet one part of what is looked for, and how well they do. */
export type Source = { readonly slots: SomeSlots; readonly worth: number }

/** Any of them will do; the best one counts. */
export type Group = readonly Source[]

export type Weighted = { readonly group: Group; readonly weight: number }

export type Ranked = {
  /** The texts to be ranked, all of which meet every group, and how many they are. */
  readonly bits: BitRow
  readonly total: number
  readonly limit: number
  readonly offset: number
  /** Of equals the highest comes first. */
  readonly order: SlotOrder
}

/** What meets every group: a rare word tells more than one that stands everywhere. */
export class Matching {
  readonly #table: BitTable
  readonly #groups: readonly Weighted[]
  readonly #score: Scorer

  constructor(
    groups: readonly Group[],
    { table, texts, score }: { table: BitTable; texts: number; score: Scorer },
  ) {
    this.#table = table
    this.#groups = groups.map((group) => ({ group, weight: rarity(sizeOf(group), texts) }))
    this.#score = score
  }

  /** Nothing is kept where nothing is looked for. */
  keepIn(bits: BitRow): void {
    const { spare } = this.#table
    if (this.#groups.length === 0) bits.clear()
    for (const { group } of this.#groups) {
      spare.clear()
      for (const { slots } of group) slots.addTo(spare)
      bits.keep(spare)
    }
  }

  /** Two ways to one answer: pile by pile where many are equally good, else each by its own score. */
  page(ranked: Ranked): readonly number[] {
    if (ranked.offset >= ranked.total) return []
    const { width, work } = this.#table
    const worths = this.#groups.map(({ group }) => worthsOf(group).length)
    const piles = worths.reduce((product, count) => product * count, 1)
    const rows = 4 * worths.reduce((sum, count) => sum + count, 0) + piles * (worths.length + 1)
    const isFew = ranked.total * worths.length * work.wordsPerProduct < rows * width * 3
    return isFew
      ? this.#score(this.#groups, ranked)
      : pageByPiles(this.#table, this.#groups, ranked)
  }
}

function sizeOf(group: Group): number {
  return group.reduce((size, { slots }) => size + slots.size, 0)
}

/** From 10, for what stands in every text, to about 170 in one of a hundred thousand. */
function rarity(size: number, texts: number): number {
  return Math.round(10 * Math.log2(1 + texts / Math.min(size, texts)))
}

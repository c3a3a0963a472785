import type { BitRow } from '#services/product/catalogue/bit-row.ts'
import type { BitTable } from '#services/product/catalogue/bit-table.ts'
import type { Group, Ranked, Weighted } from './matching.ts'

type Level = { readonly score: number; readonly row: BitRow }
type Pile = { readonly score: number; readonly rows: readonly BitRow[] }

/** What texts of the group may be worth, best first. */
export function worthsOf(group: Group): readonly number[] {
  const worths = group.flatMap(({ slots, worth }) => (slots.size > 0 ? [worth] : []))
  return [...new Set(worths)].toSorted((one, other) => other - one)
}

/**
 * Scores take few values. All texts of one score are made of bits, the best first, until the page is
 * full: most of what is found is never looked at.
 */
export function pageByPiles(
  table: BitTable,
  groups: readonly Weighted[],
  { bits, limit, offset, order }: Ranked,
): readonly number[] {
  const opened: BitRow[] = []
  const open = () => {
    const row = table.open()
    opened.push(row)
    return row
  }
  const piles = pilesOf(groups.map((group) => levelsOf(group, bits, open)))
  const pile = open()
  const found: number[] = []
  let toPass = offset
  for (const same of Map.groupBy(piles, ({ score }) => score).values()) {
    pile.clear()
    for (const { rows } of same) pile.add(common(rows, table.spare))
    const count = pile.count()
    const wanted = limit - found.length
    const window = { limit: wanted, offset: toPass, direction: 'desc' } as const
    if (count > toPass) found.push(...order.page(pile, count, window))
    toPass = Math.max(0, toPass - count)
    if (found.length === limit) break
  }
  for (const row of opened) table.close(row)
  return found
}

/** Each text of the group stands in the level of its best worth alone. */
function levelsOf({ group, weight }: Weighted, bits: BitRow, open: () => BitRow): readonly Level[] {
  const left = open()
  left.copy(bits)
  return worthsOf(group).map((worth) => {
    const row = open()
    for (const source of group) if (source.worth === worth) source.slots.addTo(row)
    row.keep(left)
    left.remove(row)
    return { score: worth * weight, row }
  })
}

/** Every way to meet all groups, best first. */
function pilesOf(groups: readonly (readonly Level[])[]): readonly Pile[] {
  return groups
    .reduce<readonly Pile[]>(
      (piles, levels) =>
        piles.flatMap(({ score, rows }) =>
          levels.map((level) => ({ score: score + level.score, rows: [...rows, level.row] })),
        ),
      [{ score: 0, rows: [] }],
    )
    .toSorted((one, other) => other.score - one.score)
}

function common([first, ...others]: readonly BitRow[], spare: BitRow): BitRow {
  if (!first || others.length === 0) return first ?? spare
  spare.copy(first)
  for (const other of others) spare.keep(other)
  return spare
}

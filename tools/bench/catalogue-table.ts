import { type Cell, fixed, table } from './table.ts'

/** Groups the sizes of each call, with the cost relative to the smallest size. */
export function tableBySize(head: readonly string[], rows: readonly Cell[][]): string {
  const cost = head.indexOf('CPU ms')
  const smallest = new Map(rows.toReversed().map((row) => [row[0], Number(row[cost])]))
  return table(
    [...head, 'CPU × smallest'],
    rows
      .toSorted(([left = ''], [right = '']) => String(left).localeCompare(String(right)))
      .map((row) => [...row, fixed(Number(row[cost]) / (smallest.get(row[0]) ?? 0))]),
  )
}

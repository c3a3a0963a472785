/** A list in which one item has another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from]
  if (item === undefined) return items
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}

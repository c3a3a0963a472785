export type TreeNode = { readonly id: number; readonly parentId: number | null }

/** The given categories and all their descendants. */
export function withDescendants(
  tree: readonly TreeNode[],
  ids: readonly number[],
): ReadonlySet<number> {
  const children = Map.groupBy(tree, (node) => node.parentId)
  const known = new Set(tree.map((node) => node.id))
  const found = new Set(ids.filter((id) => known.has(id)))
  // Iterating a Set also visits items that are added during the loop.
  for (const id of found) for (const child of children.get(id) ?? []) found.add(child.id)
  return found
}

/** The given categories and all their ancestors. */
export function withAncestors(
  tree: readonly TreeNode[],
  ids: readonly number[],
): ReadonlySet<number> {
  const nodes = new Map(tree.map((node) => [node.id, node]))
  const found = new Set(ids)
  for (const id of found) {
    const parentId = nodes.get(id)?.parentId ?? null
    if (parentId !== null) found.add(parentId)
  }
  return found
}

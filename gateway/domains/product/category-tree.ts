import type { Upstream } from '#gateway/upstream/upstream.ts'
import { type Category, filterCategories } from '#services/contract/category.ts'

/** One category with its place in the tree. */
export type CategoryNode = {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly category: Category
  /** From the root to its parent. */
  readonly ancestors: readonly CategoryNode[]
  readonly children: readonly CategoryNode[]
}

export type CategoryTree = {
  readonly top: readonly CategoryNode[]
  byId(id: number): CategoryNode | null
  bySlug(slug: string): CategoryNode | null
}

/** The tree with everything needed to share it between requests. */
export type LoadedTree = {
  readonly value: CategoryTree
  /** Changes of these tags purge it. */
  readonly tags: readonly string[]
  readonly bytes: number
}

const PAGE_LIMIT = 1_000
const MAX_PAGES = 20

export async function loadCategoryTree(upstream: Upstream): Promise<LoadedTree> {
  const all: Category[] = []
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { records, totalPages } = await upstream.call(filterCategories, {
      filters: [],
      sort: { param: 'id', order: 'asc' },
      page,
      limit: PAGE_LIMIT,
    })
    all.push(...records)
    if (page >= totalPages) break
  }
  const pictures = all.flatMap(({ image }) => (image ? [`media:${image.id}`] : []))
  return {
    value: buildCategoryTree(all),
    tags: ['categories', ...pictures],
    bytes: JSON.stringify(all).length,
  }
}

export function toCategoryName({ name, title, slug }: Category): string {
  return name || title || slug
}

export function buildCategoryTree(categories: readonly Category[]): CategoryTree {
  const known = new Map(categories.map((category) => [category.id, category]))
  const childrenOf = Map.groupBy(categories, ({ parentId }) =>
    parentId !== null && parentId !== undefined && known.has(parentId) ? parentId : null,
  )
  const byId = new Map<number, CategoryNode>()
  const bySlug = new Map<string, CategoryNode>()

  function grow(category: Category, ancestors: readonly CategoryNode[]): CategoryNode {
    const children: CategoryNode[] = []
    const { id, slug } = category
    const node = { id, slug, name: toCategoryName(category), category, ancestors, children }
    byId.set(category.id, node)
    bySlug.set(category.slug, node)
    for (const child of childrenOf.get(category.id) ?? []) {
      // The recursion ends, since a category in a cycle is not reachable from the root.
      children.push(grow(child, [...ancestors, node]))
    }
    return node
  }

  const top = (childrenOf.get(null) ?? []).map((category) => grow(category, []))
  return {
    top,
    byId: (id) => byId.get(id) ?? null,
    bySlug: (slug) => bySlug.get(slug) ?? null,
  }
}

export function idsWithin({ category, children }: CategoryNode): readonly number[] {
  return [category.id, ...children.flatMap(idsWithin)]
}

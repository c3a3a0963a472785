import type { Category } from '#services/contract/product.ts'
import { toCategoryName } from './mappers.ts'

/** One category and where it stands. */
export type CategoryNode = {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly category: Category
  /** From the top down to its parent. */
  readonly ancestors: readonly CategoryNode[]
  readonly children: readonly CategoryNode[]
}

export type CategoryTree = {
  readonly top: readonly CategoryNode[]
  byId(id: number): CategoryNode | null
  bySlug(slug: string): CategoryNode | null
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
      // Whoever is its own ancestor hangs on nothing and is never reached, so this ends.
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

import type { ProductSort } from '#gateway/generated/resolvers.ts'
import type { CallInput } from '#services/contract/call.ts'
import type { Category } from '#services/contract/category.ts'
import type { filterProducts } from '#services/contract/product.ts'

type ServiceSort = NonNullable<CallInput<typeof filterProducts>['sort']>
type Sort = { readonly name: ProductSort; readonly sent: ServiceSort }

/** In the specification's order; categories refer to them by position, from 1. */
const SORTS: readonly Sort[] = [
  { name: 'NEWEST', sent: { param: 'id', order: 'desc' } },
  { name: 'OLDEST', sent: { param: 'id', order: 'asc' } },
  { name: 'CHEAPEST', sent: { param: 'finalPrice', order: 'asc' } },
  { name: 'MOST_EXPENSIVE', sent: { param: 'finalPrice', order: 'desc' } },
  { name: 'NAME_ASC', sent: { param: 'name', order: 'asc' } },
  { name: 'NAME_DESC', sent: { param: 'name', order: 'desc' } },
  { name: 'RECOMMENDED_LAST', sent: { param: 'categoryPriority', order: 'asc' } },
  { name: 'RECOMMENDED', sent: { param: 'categoryPriority', order: 'desc' } },
]

/** Read, and never answered. */
const FORMER_NAMES: ReadonlyMap<ProductSort, ProductSort> = new Map([
  ['PRIORITY_LOW', 'RECOMMENDED_LAST'],
  ['PRIORITY_HIGH', 'RECOMMENDED'],
])

const DEFAULT_SORT: ProductSort = 'NEWEST'

/** The recommended order comes first. */
const EVERY_SORT = SORTS.map(({ name }) => name).toSorted(
  (one, other) => Number(other === 'RECOMMENDED') - Number(one === 'RECOMMENDED'),
)

export function toServiceSort(name: ProductSort): ServiceSort {
  const sort = SORTS.find((one) => one.name === (FORMER_NAMES.get(name) ?? name))
  if (!sort) throw new Error(`No sort ${name}.`)
  return sort.sent
}

export function toSorts({ sortTypes }: Category): ProductSort[] {
  const offered = (sortTypes ?? []).map(sortById).filter((name) => name !== undefined)
  return offered.length > 0 ? offered : [...EVERY_SORT]
}

/** Falls back to an offered sort, so that the client's select has a selected option. */
export function toDefaultSort(category: Category): ProductSort {
  const offered = toSorts(category)
  const wanted = sortById(category.sortDefaultType ?? 0) ?? DEFAULT_SORT
  return offered.includes(wanted) ? wanted : (offered[0] ?? DEFAULT_SORT)
}

function sortById(id: number): ProductSort | undefined {
  return SORTS[id - 1]?.name
}

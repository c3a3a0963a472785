import type { ProductSort } from '#gateway/generated/resolvers.ts'
import type { CallInput } from '#services/contract/call.ts'
import type { Category, filterProducts } from '#services/contract/product.ts'

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
  { name: 'PRIORITY_LOW', sent: { param: 'categoryPriority', order: 'asc' } },
  { name: 'PRIORITY_HIGH', sent: { param: 'categoryPriority', order: 'desc' } },
]

const DEFAULT_SORT: ProductSort = 'NEWEST'

/** The recommended order comes first. */
const EVERY_SORT = SORTS.map(({ name }) => name).toSorted(
  (one, other) => Number(other === 'PRIORITY_HIGH') - Number(one === 'PRIORITY_HIGH'),
)

export function toServiceSort(name: ProductSort): ServiceSort {
  const sort = SORTS.find((one) => one.name === name)
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

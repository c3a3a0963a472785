import { useHasRight } from '#client/admin/session/session.ts'
import { useSettled } from '#client/admin/ui/use-settled.ts'
import { useFormat } from '#client/lib/format.ts'
import { createPaths } from '#client/lib/links.ts'
import { type DeskSearchQuery, useDeskSearchQuery } from './search.generated.ts'

type Result = {
  readonly id: string
  readonly title: string
  readonly hint: string
  readonly to: string
  /** A page of the site, which is another program. */
  readonly isOnSite: boolean
}

export type Results = {
  readonly kind: 'orders' | 'customers' | 'people' | 'products' | 'pages'
  readonly results: readonly Result[]
}

const MOST_OF_A_KIND = 5
export function useResults(words: string): {
  readonly groups: readonly Results[]
  readonly isLoading: boolean
  readonly hasFailed: boolean
} {
  const settled = useSettled(words)
  const seesOrders = useHasRight('orders.read')
  const seesCustomers = useHasRight('people.read')
  const seesPeople = useHasRight('staff.write')
  const format = useFormat()
  const { data, loading, error } = useDeskSearchQuery({
    variables: { words: settled, seesOrders, seesCustomers, seesPeople },
    skip: settled === '',
  })
  const isLoading = words !== '' && (loading || settled !== words)
  if (!data || words === '') return { groups: [], isLoading, hasFailed: Boolean(error) }
  const found = groupsOf(data, settled, (at) => format.date(at))
  return { groups: found.filter(({ results }) => results.length > 0), isLoading, hasFailed: false }
}

/** The site is in its first language, at its own addresses. */
const PATHS = createPaths({ locale: 'hr', prefix: '', origin: location.origin })

function groupsOf(
  { orderRows, customerRows, staffMembers, suggestions }: DeskSearchQuery,
  words: string,
  write: (moment: string) => string,
): readonly Results[] {
  const products = suggestions?.products ?? []
  const posts = suggestions?.posts ?? []
  const pages = suggestions?.pages ?? []
  const groups: readonly Results[] = [
    {
      kind: 'orders',
      results: (orderRows?.items ?? []).map(({ id, number, buyer, placedAt }) => ({
        ...{ id, title: number, hint: `${buyer ?? ''} · ${write(placedAt)}` },
        ...{ to: `/admin/orders/${number}`, isOnSite: false },
      })),
    },
    {
      kind: 'customers',
      results: (customerRows?.items ?? []).map(({ id, name, email }) => ({
        ...{ id, title: name ?? email, hint: email },
        ...{ to: `/admin/customers/${id}`, isOnSite: false },
      })),
    },
    {
      kind: 'people',
      results: (staffMembers ?? [])
        .filter(({ firstName, lastName, email }) =>
          `${firstName} ${lastName} ${email}`.toLowerCase().includes(words.toLowerCase()),
        )
        .map(({ id, email, firstName, lastName }) => ({
          ...{ id, title: `${firstName} ${lastName}`.trim() || email, hint: email },
          ...{ to: `/admin/people/${id}`, isOnSite: false },
        })),
    },
    {
      kind: 'products',
      results: products.map(({ id, name, slug }) => ({
        ...{ id, title: name, hint: '', to: PATHS.pathTo('product', { slug }), isOnSite: true },
      })),
    },
    {
      kind: 'pages',
      results: [
        ...pages.map(({ id, slug, title }) => ({ id: `page-${id}`, slug, title })),
        ...posts.map(({ id, slug, title }) => ({ id: `post-${id}`, slug, title })),
      ].map(({ id, slug, title }) => ({
        ...{ id, title, hint: '', to: PATHS.pathTo('content', { slug }), isOnSite: true },
      })),
    },
  ]
  return groups.map(({ kind, results }) => ({ kind, results: results.slice(0, MOST_OF_A_KIND) }))
}

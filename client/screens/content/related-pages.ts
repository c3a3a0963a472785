import type { LayoutParts, NavigationBranch } from '#client/layout/layout-parts.ts'

type Entry = Pick<NavigationBranch, 'title' | 'link'>
type Branch = Entry & { readonly children?: readonly Branch[] }

export type Related = { readonly title: string; readonly items: readonly Entry[] }

type Navigation = {
  readonly mainNavigation: readonly Branch[]
  readonly footer: Pick<NonNullable<LayoutParts['footer']>, 'columns' | 'links'> | null
}

/**
 * The pages beside which this one stands in the main navigation, otherwise in the footer, whose last
 * line has no title of its own.
 */
export function relatedPages(
  { mainNavigation, footer }: Navigation,
  pathname: string,
  lastLine: string,
): Related | null {
  const groups = [
    ...mainNavigation.map(({ title, children = [] }) => ({ title, items: flat(children) })),
    ...(footer ? [...footer.columns, { title: lastLine, items: footer.links }] : []),
  ]
  const own = groups.find(({ items }) => items.some(({ link }) => link.path === pathname))
  if (!own) return null
  const known = new Set<string>()
  const items = own.items.filter(({ link: { path } }) => !known.has(path) && known.add(path))
  return { title: own.title, items }
}

function flat(branches: readonly Branch[]): readonly Entry[] {
  return branches.flatMap(({ title, link, children = [] }) => [{ title, link }, ...flat(children)])
}

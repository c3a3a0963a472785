import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { useLayoutQuery } from '#client/layout/layout.generated.ts'
import type { LayoutParts } from '#client/layout/layout-parts.ts'
import { JsonLd } from '#client/lib/json-block.tsx'
import { usePaths } from '#client/lib/links.ts'
import { Icon } from '#client/ui/icon.tsx'
import { breadcrumbList } from './breadcrumb-list.ts'
import { type Breadcrumb, trailInTree, trailOf } from './trail.ts'

type Category = { readonly name: string; readonly slug: string }
type Step = { readonly name: string; readonly path: string }

type BreadcrumbsProps = {
  /** Categories from the root down; by default derived from the navigation tree. */
  readonly categories?: readonly Category[]
  /** The same for places that are no categories of products. */
  readonly steps?: readonly Step[]
  /** The same: a path of the navigation tree, of which this page is a part. */
  readonly parent?: string | undefined
  /** Name of the page itself below its categories; left out when the last of these is the page. */
  readonly current?: string
}

export function Breadcrumbs(props: BreadcrumbsProps): ReactElement | null {
  const { categories, current, parent } = props
  const { t } = useTranslation('frame')
  const { pathTo, absolute } = usePaths()
  const { pathname } = useLocation()
  const { data } = useLayoutQuery()

  const home = { name: t('home'), path: pathTo('home') }
  const steps =
    props.steps ??
    categories?.map(({ name, slug }) => ({ name, path: pathTo('category', { slug }) }))
  const own = current ? [{ name: current, path: pathname }] : []
  const trail = steps
    ? trailOf(home, [...steps, ...own])
    : trailInTree(treeOf(data?.layout), parent ?? pathname, home, own)
  if (trail.length === 0) return null

  return (
    <nav aria-label={t('breadcrumbs.label')} className="pt-3 text-base text-ink-soft">
      <ol className="flex items-center gap-x-1.5 max-sm:-mx-4 max-sm:[scrollbar-width:none] max-sm:overflow-x-auto max-sm:mask-r-from-[calc(100%-2.5rem)] max-sm:pr-10 max-sm:pl-4 max-sm:py-1 max-sm:whitespace-nowrap sm:flex-wrap">
        {trail.map((step) => (
          <Crumb key={step.position} step={step} isLast={step.position === trail.length} />
        ))}
      </ol>
      <JsonLd value={import.meta.env.SSR ? breadcrumbList(trail, absolute) : null} />
    </nav>
  )
}

/** The main navigation, then the footer, whose pages stand below home. */
function treeOf(layout: LayoutParts | undefined) {
  const columns = layout?.footer?.columns ?? []
  return [
    ...(layout?.mainNavigation ?? []),
    ...columns.flatMap(({ items }) => items),
    ...(layout?.footer?.links ?? []),
  ]
}

function Crumb({
  step,
  isLast,
}: {
  readonly step: Breadcrumb
  readonly isLast: boolean
}): ReactElement {
  if (isLast) {
    return (
      <li aria-current="page" className="text-ink">
        {step.name}
      </li>
    )
  }
  return (
    <li className="flex items-center gap-1.5">
      <PathLink
        path={step.path}
        className="inline-flex min-h-11 items-center hover:text-ink hover:underline max-sm:min-w-11 pointer-coarse:min-w-11"
      >
        {step.name}
      </PathLink>
      <Icon name="next" className="size-4" />
    </li>
  )
}

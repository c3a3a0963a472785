import { lazy, type ReactElement, Suspense } from 'react'
import { SiteLink } from '#client/features/navigation/site-link.tsx'
import type { NavigationBranch } from '#client/layout/layout-parts.ts'
import { usePaths } from '#client/lib/links.ts'
import { Icon } from '#client/ui/icon.tsx'

type SubmenuProps = {
  readonly item: NavigationBranch
  readonly id: string
  readonly isOpen: boolean
  /** Classes that show it. */
  readonly visibility: string
}

/** Fetched by visitors who open a submenu. */
const SubmenuPicture = lazy(async () => ({
  default: (await import('./submenu-picture.tsx')).SubmenuPicture,
}))

/** A submenu as wide as the page: a column for each child, with its own children below it. */
export function Submenu({ item, id, isOpen, visibility }: SubmenuProps): ReactElement {
  const slugOf = useSlugOf()
  const branch = slugOf(item.link.path)
  const pictureOf = (slug: string | null) =>
    isOpen ? (
      <Suspense>
        <SubmenuPicture branch={branch} slug={slug} />
      </Suspense>
    ) : null
  return (
    <div
      id={id}
      className={`invisible absolute inset-x-0 top-full border-y border-ink-line bg-ink opacity-0 shadow-raised transition-[opacity,visibility] ${visibility}`}
    >
      <div className="site-width flex gap-12 py-10">
        <div className="w-1/5 shrink-0 border-r border-ink-line pr-8">
          <SiteLink
            to={item.link}
            className="group/all inline-flex min-h-11 items-center gap-4 display text-section hover:text-tide-light"
          >
            {item.title}
            <Icon
              name="arrow"
              className="size-7 transition-transform group-hover/all:translate-x-1"
            />
          </SiteLink>
        </div>
        <ul
          className={`grid grow gap-y-8 ${branch === null ? 'grid-cols-3 gap-x-6' : 'grid-cols-4 gap-x-10'}`}
        >
          {item.children.map((child) => (
            <li key={child.id} className="group/child relative">
              {branch === null ? null : (
                <div className="mb-2 aspect-3/2 overflow-hidden rounded-md bg-ink-raised">
                  {pictureOf(slugOf(child.link.path))}
                </div>
              )}
              <SiteLink
                to={child.link}
                className={`${branch === null ? '' : 'before:absolute before:inset-x-0 before:top-0 before:aspect-3/2'} inline-flex min-h-9 items-center display text-xl pointer-coarse:min-h-11 text-paper hover:text-tide-light`}
              >
                {child.title}
              </SiteLink>
              {child.children.length > 0 ? (
                <ul className="mt-1">
                  {child.children.map((leaf) => (
                    <li key={leaf.id}>
                      <SiteLink
                        to={leaf.link}
                        className="inline-flex min-h-8 items-center text-base pointer-coarse:min-h-11 text-ink-text hover:text-white hover:underline"
                      >
                        {leaf.title}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          ))}
        </ul>
        {branch === null ? (
          <div className="grid min-h-60 w-2/5 shrink-0 grid-cols-2 gap-x-8">{pictureOf(null)}</div>
        ) : null}
      </div>
    </div>
  )
}

/** The slug of a category's address; null for what is no category. */
function useSlugOf(): (path: string) => string | null {
  const { pathTo } = usePaths()
  const shop = `${pathTo('shop')}/`
  return (path) => (path.startsWith(shop) ? path.slice(shop.length) : null)
}

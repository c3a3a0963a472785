import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { SiteLink } from '#client/features/navigation/site-link.tsx'
import type { NavigationBranch } from '#client/layout/layout-parts.ts'
import { usePaths } from '#client/lib/links.ts'
import { Icon } from '#client/ui/icon.tsx'
import { isOnPath } from './current-branch.ts'
import { Overlay } from './overlay.tsx'

/** For narrow screens: the whole tree in a drawer as high as the screen. */
export function NavigationDrawer({
  items,
}: {
  readonly items: readonly NavigationBranch[]
}): ReactElement {
  const { t } = useTranslation('frame')
  const { pathTo } = usePaths()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Overlay
      icon="menu"
      openLabel={t('navigation.open')}
      closeLabel={t('navigation.close')}
      title={t('navigation.title')}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      className="-mr-2.5 xl:hidden"
      dialogClassName="drawer fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-full max-w-md overflow-y-auto overscroll-contain"
    >
      <nav aria-label={t('navigation.main')}>
        <p className="kicker pt-1 text-ink-text">{t('navigation.title')}</p>
        <ul className="mt-5 border-t border-ink-line">
          {items.map((item) => (
            <li key={item.id} className="border-b border-ink-line">
              <DrawerBranch item={item} />
            </li>
          ))}
        </ul>
        <PathLink
          path={pathTo('wishlist')}
          className="flex min-h-15 items-center gap-3 text-lg text-ink-text hover:text-white"
        >
          <Icon name="heart" />
          {t('visitor.wishes')}
        </PathLink>
      </nav>
    </Overlay>
  )
}

/** One step down; the line at its side runs on through all of them. */
const STEP =
  'flex min-h-11 items-center border-l-2 border-ink-line text-ink-text hover:text-white aria-[current]:border-tide-light aria-[current]:text-white'

function DrawerBranch({ item }: { readonly item: NavigationBranch }): ReactElement {
  const { pathname } = useLocation()
  if (item.children.length === 0) {
    return (
      <SiteLink
        to={item.link}
        aria-current={item.link.path === pathname ? 'page' : undefined}
        className="flex min-h-15 items-center display text-2xl aria-[current]:text-tide-light"
      >
        {item.title}
      </SiteLink>
    )
  }
  return (
    <details className="group" open={isOnPath(item, pathname)}>
      <summary className="flex min-h-15 items-center justify-between display text-2xl">
        {item.title}
        <Icon name="chevron" className="size-6 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="pb-4">
        {[{ ...item, children: [] }, ...item.children].map((child) => (
          <li key={child.id}>
            <SiteLink
              to={child.link}
              aria-current={child.link.path === pathname ? 'page' : undefined}
              className={`${STEP} pl-4 text-lg`}
            >
              {child.title}
            </SiteLink>
            {child.children.length > 0 ? (
              <ul>
                {child.children.map((leaf) => (
                  <li key={leaf.id}>
                    <SiteLink
                      to={leaf.link}
                      aria-current={leaf.link.path === pathname ? 'page' : undefined}
                      className={`${STEP} pl-9`}
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
    </details>
  )
}

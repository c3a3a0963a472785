import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import type { LayoutParts } from '#client/layout/layout-parts.ts'
import { useSurroundings } from '#client/layout/use-surroundings.ts'
import { usePaths } from '#client/lib/links.ts'
import { MainNavigation } from './main-navigation.tsx'
import { NavigationDrawer } from './navigation-drawer.tsx'
import { SearchBox } from './search-box.tsx'
import { SiteLogo } from './site-logo.tsx'
import { VisitorLinks } from './visitor-links.tsx'

export function Header({ layout }: { readonly layout: LayoutParts }): ReactElement {
  const { t } = useTranslation('frame')
  const { pathTo } = usePaths()
  const { site, header, mainNavigation } = layout
  const isEnclosed = useSurroundings() === 'enclosed'

  return (
    <>
      {header?.announcement ? (
        <aside
          aria-label={t('header.announcement')}
          className="on-ink relative z-40 bg-ink-raised py-2 text-base text-ink-text"
        >
          <p className="site-width text-center leading-snug text-balance">{header.announcement}</p>
        </aside>
      ) : null}
      <header className="on-ink sticky top-0 z-40 bg-ink text-paper">
        <div className="site-width flex h-18 items-stretch gap-2 xl:h-20">
          <PathLink
            path={pathTo('home')}
            aria-label={t('header.toHome', { name: site.name })}
            className={`mr-auto flex min-w-11 items-center gap-3 py-2 ${isEnclosed ? '' : 'xl:mr-4'}`}
          >
            <SiteLogo {...site} />
          </PathLink>
          {isEnclosed ? null : <MainNavigation items={mainNavigation} />}
          <div className="flex items-stretch">
            <SearchBox />
            <VisitorLinks />
            {isEnclosed ? null : <NavigationDrawer items={mainNavigation} />}
          </div>
        </div>
      </header>
    </>
  )
}

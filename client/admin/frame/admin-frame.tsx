import { type ReactElement, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { DeskSearch } from '#client/admin/search/desk-search.tsx'
import { ToastRegion } from '#client/features/toasts/toast-region.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Loading } from './loading.tsx'
import { MemberMenu } from './member-menu.tsx'
import { Menu } from './menu.tsx'
import { MenuDialog } from './menu-dialog.tsx'

/** Menu at the side, place and person at the top; on a phone the menu is a drawer. */
export function AdminFrame(): ReactElement {
  const { t } = useTranslation('frame')
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const { state } = useNavigation()
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[12.5rem_minmax(0,1fr)]">
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 rounded-sm bg-ink px-4 py-2 text-paper not-focus:sr-only"
      >
        {t('skip')}
      </a>
      <div className="on-ink bg-ink text-paper max-lg:hidden">
        <div className="sticky top-0 max-h-dvh overflow-y-auto">
          <Menu>
            <a href="/" className="flex items-center gap-3 px-4 pt-1 hover:underline">
              <img src="/logo-crest.svg" alt="" className="h-11" />
              <span className="leading-tight">{t('toSite')}</span>
            </a>
          </Menu>
        </div>
      </div>
      <div className="flex min-w-0 flex-col">
        <header className="sticky top-0 z-30 flex min-h-14 items-center gap-x-4 border-b border-line bg-paper px-3 md:px-8 print:hidden">
          <button
            type="button"
            onClick={() => setIsMenuOpen(true)}
            className="grid size-11 place-items-center rounded-sm hover:bg-sand lg:hidden"
          >
            <Icon name="menu" />
            <span className="sr-only">{t('openMenu')}</span>
          </button>
          <Breadcrumbs />
          <DeskSearch />
          <MemberMenu />
        </header>
        <main
          id="content"
          tabIndex={-1}
          aria-busy={state === 'loading'}
          className="w-full max-w-7xl grow px-4 pt-5 pb-24 outline-none md:px-8 md:pt-7"
        >
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      {isMenuOpen ? <MenuDialog onClose={() => setIsMenuOpen(false)} /> : null}
      <ScrollRestoration />
      <ToastRegion />
    </div>
  )
}

import { type ReactElement, useMemo } from 'react'
import { Outlet } from 'react-router'
import { CartOverlay } from '#client/features/cart/popup/cart-overlay.tsx'
import { NavigationEffects } from '#client/features/navigation/navigation-effects.tsx'
import { ProgressBar } from '#client/features/navigation/progress-bar.tsx'
import { ToastRegion } from '#client/features/toasts/toast-region.tsx'
import { LayoutDocument, useLayoutQuery } from '#client/layout/layout.generated.ts'
import { PageFrame } from '#client/layout/page-frame.tsx'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import { SiteContext, useSite } from '#client/lib/site.ts'
import { Document } from './document.tsx'
import { PendingScreen } from './pending-screen.tsx'

/** A layout failure does not fail the page: the screen renders without it. */
export async function loadLayout({ context }: LoaderArgs): Promise<null> {
  await preload(context, LayoutDocument, {})
  return null
}

export function Root(): ReactElement {
  const site = useSite()
  const { data } = useLayoutQuery()
  const known = data?.layout.site
  const named = useMemo(
    () => ({
      ...site,
      ...known,
      cartAddition: known?.checkout.cartAdditionBehaviour ?? null,
    }),
    [site, known],
  )

  return (
    <Document hasNotice={!!data?.layout.cookieNotice}>
      <SiteContext value={named}>
        <ProgressBar />
        <PageFrame layout={data?.layout}>
          <PendingScreen>
            <Outlet />
          </PendingScreen>
        </PageFrame>
        <NavigationEffects />
        <ToastRegion />
        <CartOverlay />
      </SiteContext>
    </Document>
  )
}

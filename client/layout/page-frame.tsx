import { type ReactElement, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useComparedText } from '#client/features/compare/compared-text.ts'
import { CookieNotice } from '#client/features/consent/cookie-notice.tsx'
import { MAIN_ID } from '#client/features/navigation/main-content.ts'
import { LinkTo } from '#client/features/navigation/site-link.tsx'
import { useChunk } from '#client/lib/use-chunk.ts'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import type { LayoutParts } from './layout-parts.ts'

const loadCompareBar = () => import('#client/features/compare/compare-bar.tsx')

type PageFrameProps = { readonly layout: LayoutParts | undefined; readonly children: ReactNode }

/** Header and footer around every screen. Without layout data only the screen is rendered. */
export function PageFrame({ layout, children }: PageFrameProps): ReactElement {
  const { t } = useTranslation('frame')
  const notice = layout?.cookieNotice
  const Bar = useChunk(useComparedText() !== '', loadCompareBar)?.CompareBar

  return (
    <>
      <a
        href={`#${MAIN_ID}`}
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-sm focus:bg-paper focus:px-5 focus:py-3 focus:font-semibold focus:text-ink"
      >
        {t('skipToContent')}
      </a>
      {layout ? <Header layout={layout} /> : null}
      <main id={MAIN_ID} tabIndex={-1} className="min-h-[50svh] outline-none">
        {children}
      </main>
      {/* A boundary, to be hydrated apart. */}
      <Suspense>
        {layout?.footer ? <Footer footer={layout.footer} site={layout.site} /> : null}
      </Suspense>
      {Bar ? <Bar /> : null}
      {notice ? (
        <CookieNotice>
          {notice.text}{' '}
          {notice.link ? (
            <LinkTo link={notice.link} className="underline underline-offset-4 hover:text-white" />
          ) : null}
        </CookieNotice>
      ) : null}
    </>
  )
}

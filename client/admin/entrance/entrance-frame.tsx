import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageSwitch } from '#client/admin/frame/language-switch.tsx'
import { ToastRegion } from '#client/features/toasts/toast-region.tsx'

type EntranceFrameProps = { readonly title: string; readonly children: ReactNode }

/** What surrounds the pages before a sign-in. */
export function EntranceFrame({ title, children }: EntranceFrameProps): ReactElement {
  const { t } = useTranslation('entrance')
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(20rem,2fr)_3fr]">
      <title>{title}</title>
      <div aria-hidden="true" className="bg-ink max-lg:h-2 lg:grid lg:place-items-center">
        <img src="/logo-crest.svg" alt="" className="w-1/3 max-lg:hidden" />
      </div>
      <main className="mx-auto flex w-full max-w-lg flex-col gap-6 px-5 py-10 lg:justify-center">
        <img src="/logo-crest.svg" alt="" className="w-14 lg:hidden" />
        <h1 className="display text-title">{title}</h1>
        {children}
        <footer className="mt-6 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
          <a href="/" className="inline-flex min-h-11 items-center text-link">
            {t('toSite')}
          </a>
          <LanguageSwitch />
        </footer>
      </main>
      <ToastRegion />
    </div>
  )
}

import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '#client/lib/site.ts'

type UntranslatedProps = { readonly language: string; readonly children: ReactNode }

/** Content in another language than the page around it. Search engines know it at its own address. */
export function Untranslated({ language, children }: UntranslatedProps): ReactElement {
  const { t } = useTranslation('content')
  const { iso } = useSite()
  const name = new Intl.DisplayNames(iso, { type: 'language' }).of(language) ?? language
  return (
    <>
      <meta name="robots" content="noindex, follow" />
      <p className="site-width pt-4 text-base text-ink-soft">{t('untranslated', { name })}</p>
      <div lang={language}>{children}</div>
    </>
  )
}

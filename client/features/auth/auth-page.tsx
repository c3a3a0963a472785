import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Head } from '#client/lib/head.tsx'

type AuthPageProps = {
  readonly title: string
  /** Id of the headline that labels the form. */
  readonly titleId: string
  readonly intro?: string | undefined
  readonly children: ReactNode
}

/** A narrow column for a single form. */
export function AuthPage({ title, titleId, intro, children }: AuthPageProps): ReactElement {
  const { t } = useTranslation('account')
  return (
    <div className="site-width py-10 md:py-16">
      <Head title={title} description={intro ?? t('description')} path={null} isHidden />
      <div className="mx-auto max-w-lg">
        <h1 id={titleId} className="display text-title">
          {title}
        </h1>
        {intro ? <p className="mt-3 text-lead text-pretty text-ink-soft">{intro}</p> : null}
        <div className="mt-8">{children}</div>
      </div>
    </div>
  )
}

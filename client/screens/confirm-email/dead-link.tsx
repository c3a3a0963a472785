import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { buttonClass } from '#client/ui/button-class.ts'

type DeadLinkProps = {
  readonly text: string
  /** The way on. */
  readonly path: string
  readonly children: string
}

/** Another press would fail too. */
export function DeadLink({ text, path, children }: DeadLinkProps): ReactElement {
  const { t } = useTranslation('newsletter')
  return (
    <>
      <h1 className="display text-title">{t('letter.deadTitle')}</h1>
      <p className="max-w-prose text-lead text-ink-soft">{text}</p>
      <PathLink path={path} className={`${buttonClass('primary')} self-start`}>
        {children}
      </PathLink>
    </>
  )
}

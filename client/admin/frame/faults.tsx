import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Icon, type IconName } from '#client/ui/icon.tsx'
import type { Right } from '#services/contract/rules/rights.ts'
import { HOME } from './screens.ts'

type FaultProps = {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

function Fault({ icon, title, text, children }: FaultProps): ReactElement {
  return (
    <section className="mx-auto flex max-w-xl flex-col items-start gap-4 px-5 py-16">
      <Icon name={icon} className="size-10 text-ink-soft" />
      <h1 className="display text-section">{title}</h1>
      <p className="text-ink-soft">{text}</p>
      {children}
    </section>
  )
}

/** 403: names the right, so that an owner knows what to give. */
export function Forbidden({ right }: { readonly right: Right }): ReactElement {
  const { t } = useTranslation('frame')
  return (
    <Fault icon="user" title={t('forbidden.title')} text={t('forbidden.text')}>
      <p>
        <span className="font-semibold">{t(`rights.${right}`)}</span>{' '}
        <code className="text-ink-soft">{right}</code>
      </p>
      <ToStart />
    </Fault>
  )
}

export function NotFound(): ReactElement {
  const { t } = useTranslation('frame')
  return (
    <Fault icon="search" title={t('notFound.title')} text={t('notFound.text')}>
      <ToStart />
    </Fault>
  )
}

/** A fault of the program itself: what was typed into forms is stored. */
export function Failed(): ReactElement {
  const { t } = useTranslation('frame')
  return (
    <Fault icon="close" title={t('failed.title')} text={t('failed.text')}>
      <button type="button" onClick={() => location.reload()} className={deskButton('primary')}>
        {t('failed.reload')}
      </button>
    </Fault>
  )
}

/** The services did not answer what a screen shows. */
export function FailedAnswer({ onAgain }: { readonly onAgain: () => void }): ReactElement {
  const { t } = useTranslation('frame')
  return (
    <Fault icon="close" title={t('failed.title')} text={t('failed.noAnswer')}>
      <button type="button" onClick={onAgain} className={deskButton('primary')}>
        {t('failed.again')}
      </button>
    </Fault>
  )
}

function ToStart(): ReactElement {
  const { t } = useTranslation('frame')
  return (
    <Link to={HOME} className={deskButton()}>
      {t('toStart')}
    </Link>
  )
}

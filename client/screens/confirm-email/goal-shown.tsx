import { type ReactElement, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { usePaths } from '#client/lib/links.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import type { ConfirmationGoalQuery } from './confirm-email.generated.ts'
import { FileGoal } from './file-goal.tsx'

type Goal = NonNullable<ConfirmationGoalQuery['confirmationGoal']>

const LINGER_MS = 4_000

type GoalShownProps = {
  readonly goal: Goal
  /** After the press of a button that is gone now. */
  readonly takesFocus: boolean
}

export function GoalShown({ goal, takesFocus }: GoalShownProps): ReactElement {
  const { t } = useTranslation('newsletter')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])
  const { email, message, address, type } = goal
  return (
    <>
      <h1 ref={title} tabIndex={-1} className="display text-title outline-none">
        {t('goal.title')}
      </h1>
      {type === 'MESSAGE' ? <Message text={message} /> : null}
      {type === 'URL' && address ? <UrlGoal address={address} /> : null}
      {type === 'FILE' && address ? <FileGoal address={address} /> : null}
      {email ? (
        <p className="text-base break-words text-ink-soft">{t('goal.email', { email })}</p>
      ) : null}
    </>
  )
}

/** Words that we have not signed are none of ours. */
function Message({ text }: { readonly text: string | null }): ReactElement {
  const { t } = useTranslation('newsletter')
  const { pathTo } = usePaths()
  return (
    <>
      <p role="status" className="max-w-prose text-lead break-words">
        {text ?? t('goal.neutral')}
      </p>
      <PathLink path={pathTo('home')} className={`${buttonClass('secondary')} self-start`}>
        {t('goal.home')}
      </PathLink>
    </>
  )
}

/** Leads on after a moment; without scripts, and for who is faster, there is the link. */
function UrlGoal({ address }: { readonly address: string }): ReactElement {
  const { t } = useTranslation('newsletter')
  useEffect(() => {
    const timer = setTimeout(() => location.assign(address), LINGER_MS)
    return () => clearTimeout(timer)
  }, [address])
  const host = URL.parse(address)?.host
  return (
    <>
      <p className="max-w-prose text-lead">{host ? t('goal.host', { host }) : t('goal.url')}</p>
      <a href={address} className={`${buttonClass('primary')} self-start`}>
        {t('goal.go')}
      </a>
    </>
  )
}

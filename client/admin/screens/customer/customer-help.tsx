import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useHasRight } from '#client/admin/session/session.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Panel } from '#client/admin/ui/panel.tsx'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import {
  type StaffCustomerFieldsFragment,
  useEndCustomerSessionsMutation,
  useSendPasswordLinkMutation,
} from './customer.generated.ts'

type HelpProps = { readonly customer: StaffCustomerFieldsFragment }

/** What staff can do for the person, and where else they are known. */
export function CustomerHelp({ customer }: HelpProps): ReactElement {
  const { t } = useTranslation('customers')
  const { email, account } = customer
  const mayWrite = useHasRight('people.write')
  const seesMails = useHasRight('mails.read')
  const query = `email=${encodeURIComponent(email)}`
  const link = 'inline-flex min-h-11 items-center font-semibold text-link'
  return (
    <Panel title={t('help.title')}>
      {mayWrite && account !== null ? <Steps customer={customer} /> : null}
      <ul className="flex flex-col">
        <li>
          <Link to="/admin/consent-history" state={{ email }} className={link}>
            {t('help.consents')}
          </Link>
        </li>
        {seesMails ? (
          <li>
            <Link to={`/admin/mails?search=${encodeURIComponent(email)}`} className={link}>
              {t('help.mails')}
            </Link>
          </li>
        ) : null}
        <li>
          <Link to={`/admin/privacy/new?${query}`} className={link}>
            {t('help.privacy')}
          </Link>
        </li>
      </ul>
    </Panel>
  )
}

function Steps({ customer: { id, email, account } }: HelpProps): ReactElement {
  const { t } = useTranslation('customers')
  const toasts = useToastStore()
  const [isEnding, setIsEnding] = useState(false)
  const mail = useMutationAction(useSendPasswordLinkMutation)
  const end = useMutationAction(useEndCustomerSessionsMutation)
  const sessions = account?.sessions ?? 0

  async function sendLink(): Promise<void> {
    if (await mail({ id })) toasts.show('success', t('help.linkSent', { email }))
  }

  async function endSessions(): Promise<void> {
    if ((await end({ id })) === null) return
    setIsEnding(false)
    toasts.show('success', t('help.sessionsEnded'))
  }

  return (
    <div className="mb-4 flex flex-wrap gap-3">
      <ActionButton onAction={sendLink} className={deskButton()}>
        {t('help.sendLink')}
      </ActionButton>
      {sessions > 0 && isEnding ? (
        <ActionButton onAction={endSessions} className={deskButton('danger')}>
          {t('help.endNow', { count: sessions })}
        </ActionButton>
      ) : null}
      {sessions > 0 && !isEnding ? (
        <button type="button" onClick={() => setIsEnding(true)} className={deskButton('danger')}>
          {t('help.end')}
        </button>
      ) : null}
    </div>
  )
}

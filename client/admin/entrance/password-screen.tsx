import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { EntranceFrame } from './entrance-frame.tsx'
import { RequestForm } from './request-form.tsx'
import { SetPasswordForm } from './set-password-form.tsx'

/** Requests a mail with a link; opened by that link, sets the password. */
export function PasswordScreen(): ReactElement {
  const { t } = useTranslation('entrance')
  const [search] = useSearchParams()
  const token = search.get('token')
  const [deadToken, setDeadToken] = useState<string | null>(null)
  if (token === null) return <RequestLink />
  if (token === deadToken) return <DeadLink />
  return (
    <EntranceFrame title={t('newPassword.title')}>
      <SetPasswordForm token={token} onDead={() => setDeadToken(token)} />
    </EntranceFrame>
  )
}

function RequestLink(): ReactElement {
  const { t } = useTranslation('entrance')
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <EntranceFrame title={t(sentTo === null ? 'forgotten.title' : 'forgotten.sentTitle')}>
      {sentTo === null ? (
        <RequestForm onSent={setSentTo} />
      ) : (
        <p role="status">{t('forgotten.sent', { email: sentTo })}</p>
      )}
      <Link to="/adminLogin" className="inline-flex min-h-11 items-center self-start text-link">
        {t('forgotten.back')}
      </Link>
    </EntranceFrame>
  )
}

/** Another password would not help, so this takes the place of the form. */
function DeadLink(): ReactElement {
  const { t } = useTranslation('entrance')
  return (
    <EntranceFrame title={t('newPassword.deadTitle')}>
      <p role="status">{t('newPassword.dead')}</p>
      <Link to="/adminLogin/password" className={`${deskButton('primary')} self-start`}>
        {t('newPassword.again')}
      </Link>
    </EntranceFrame>
  )
}

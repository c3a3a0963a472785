import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountFrame } from '#client/features/account/account-frame.tsx'
import { useLeaveWithoutSession } from '#client/features/account/use-leave-without-session.ts'
import { Gap } from '#client/ui/notice.tsx'
import { ConsentHistory } from './consent-history.tsx'
import { ConsentSwitch } from './consent-switch.tsx'
import { DataExport } from './data-export.tsx'
import { EraseForm } from './erase-form.tsx'
import { useProfilePrivacyQuery } from './profile-privacy.generated.ts'

const ERASE = 'privacy-erase'

export function ProfilePrivacyScreen(): ReactElement | null {
  const { t } = useTranslation('profile')
  const { data } = useProfilePrivacyQuery({ errorPolicy: 'all' })
  useLeaveWithoutSession(data?.me === null)
  if (!data?.me) return null
  const { consents, consentHistory, hasPassword, email } = data.me
  return (
    <AccountFrame current="profilePrivacy" title={t('parts.profilePrivacy')}>
      <Part id="privacy-consents" title={t('consents.title')} text={t('consents.intro')} isFirst>
        {consents === null ? <Gap what={t('consents.title')} /> : null}
        {consents?.length === 0 ? <p>{t('consents.none')}</p> : null}
        <ul>
          {consents?.map((consent) => (
            <li key={consent.number} className="border-t border-line py-3">
              <ConsentSwitch consent={consent} />
            </li>
          ))}
        </ul>
        <ConsentHistory statements={consentHistory} />
      </Part>
      <Part id="privacy-export" title={t('export.title')} text={t('export.text')}>
        <DataExport />
      </Part>
      <Part id={ERASE} title={t('erase.title')} text={t('erase.text')}>
        <EraseForm labelledBy={ERASE} hasPassword={hasPassword} email={email} />
      </Part>
    </AccountFrame>
  )
}

type PartProps = {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly isFirst?: boolean
  readonly children: ReactNode
}

function Part({ id, title, text, isFirst = false, children }: PartProps): ReactElement {
  return (
    <section
      aria-labelledby={id}
      className={`max-w-2xl ${isFirst ? '' : 'border-t border-line pt-8'}`}
    >
      <h2 id={id} className="mb-2 display text-section">
        {title}
      </h2>
      <p className="mb-5 text-ink-soft">{text}</p>
      {children}
    </section>
  )
}

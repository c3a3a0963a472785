import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountFrame } from '#client/features/account/account-frame.tsx'
import type { ProfileScreenQuery } from './profile-screen.generated.ts'

type OverviewProps = { readonly me: NonNullable<ProfileScreenQuery['me']> }

export function Overview({ me }: OverviewProps): ReactElement {
  const { t } = useTranslation('account')
  return (
    <AccountFrame current="profile" title={t('profile.hello', { name: me.firstName })}>
      <p className="text-lead">{`${me.firstName} ${me.lastName}`}</p>
      <p className="text-ink-soft">{me.email}</p>
    </AccountFrame>
  )
}

import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountFrame } from '#client/features/account/account-frame.tsx'
import { useLeaveWithoutSession } from '#client/features/account/use-leave-without-session.ts'
import { DetailsForm } from './details-form.tsx'
import { useProfileDetailsQuery } from './profile-details.generated.ts'

export function ProfileDetailsScreen(): ReactElement | null {
  const { t } = useTranslation('profile')
  const { data } = useProfileDetailsQuery({ errorPolicy: 'all' })
  useLeaveWithoutSession(data?.me === null)
  if (!data?.me) return null
  const { me } = data
  return (
    <AccountFrame current="profileDetails" title={t('parts.profileDetails')}>
      <DetailsForm key={me.id} me={me} />
    </AccountFrame>
  )
}

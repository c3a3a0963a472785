import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Head } from '#client/lib/head.tsx'
import { Overview } from './overview.tsx'
import { useProfileScreenQuery } from './profile-screen.generated.ts'
import { Welcome } from './welcome.tsx'

export function ProfileScreen(): ReactElement {
  const { t } = useTranslation('account')
  const { data } = useProfileScreenQuery({ errorPolicy: 'all' })
  return (
    <>
      <Head title={t('profile.title')} path={null} isHidden />
      {data?.me ? <Overview me={data.me} /> : <Welcome />}
    </>
  )
}

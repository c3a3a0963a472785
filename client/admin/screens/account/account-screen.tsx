import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedAnswer } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import { nameOf, useSession } from '#client/admin/session/session.ts'
import { useOwnAccountQuery } from './account.generated.ts'
import { AlertsPart } from './alerts-part.tsx'
import { FactorPart } from './factor-part.tsx'
import { OpenSessions } from './open-sessions.tsx'
import { PasskeysPart } from './passkeys-part.tsx'

/** What members may change about themselves. */
export function AccountScreen(): ReactElement {
  const { t } = useTranslation('account')
  const session = useSession()
  const { data, error, refetch } = useOwnAccountQuery()
  return (
    <>
      <ScreenHead title={t('title')} />
      <p className="mb-6">
        <span className="font-semibold">{nameOf(session)}</span>
        <br />
        {session.person.email}
      </p>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <FactorPart />
        {data ? <PasskeysPart passkeys={data.staffPasskeys} /> : null}
        {data && data.staffAlerts.length > 0 ? <AlertsPart alerts={data.staffAlerts} /> : null}
        {data ? <OpenSessions sessions={data.staffSessions} /> : null}
        {!data && error ? <FailedAnswer onAgain={() => void refetch()} /> : null}
        {!data && !error ? <Loading /> : null}
      </div>
    </>
  )
}

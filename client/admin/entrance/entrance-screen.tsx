import { useApolloClient } from '@apollo/client/react'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router'
import { Loading } from '#client/admin/frame/loading.tsx'
import {
  StaffSessionDocument,
  useStaffSessionQuery,
} from '#client/admin/session/session.generated.ts'
import type { StaffSession } from '#client/admin/session/session.ts'
import { EntranceFrame } from './entrance-frame.tsx'
import { SignInSteps } from './sign-in-steps.tsx'

/** The one way in: staff sign in nowhere else. */
export function EntranceScreen(): ReactElement {
  const { t } = useTranslation('entrance')
  const client = useApolloClient()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const to = ownAddress(search.get('to'))
  const { data, loading } = useStaffSessionQuery({
    fetchPolicy: 'cache-first',
    context: { isEntrance: true },
  })
  if (loading && !data) return <Loading />
  const begun = data?.staffSession ?? null
  if (begun?.stage === 'IN') return <Navigate to={to} replace />

  async function enter(session: StaffSession): Promise<void> {
    client.writeQuery({ query: StaffSessionDocument, data: { staffSession: session } })
    await navigate(to, { replace: true })
  }

  return (
    <EntranceFrame title={t('title')}>
      <SignInSteps begun={begun} onIn={(session) => void enter(session).catch(reportError)}>
        <Link
          to="/adminLogin/password"
          className="inline-flex min-h-11 items-center self-start text-link"
        >
          {t('forgotten.link')}
        </Link>
      </SignInSteps>
    </EntranceFrame>
  )
}

/** Only addresses of the back office, so that no link leads to another site. */
function ownAddress(to: string | null): string {
  return to !== null && /^\/admin(?:[/?]|$)/.test(to) && !to.includes('//') ? to : '/admin'
}

import { useApolloClient } from '@apollo/client/react'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { LanguageSwitch } from '#client/admin/frame/language-switch.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import {
  StaffSessionDocument,
  useStaffSessionQuery,
} from '#client/admin/session/session.generated.ts'
import type { StaffSession } from '#client/admin/session/session.ts'
import { ToastRegion } from '#client/features/toasts/toast-region.tsx'
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
    <div className="grid min-h-dvh lg:grid-cols-[minmax(20rem,2fr)_3fr]">
      <title>{t('title')}</title>
      <div aria-hidden="true" className="bg-ink max-lg:h-2 lg:grid lg:place-items-center">
        <img src="/logo-crest.svg" alt="" className="w-1/3 max-lg:hidden" />
      </div>
      <main className="mx-auto flex w-full max-w-lg flex-col gap-6 px-5 py-10 lg:justify-center">
        <img src="/logo-crest.svg" alt="" className="w-14 lg:hidden" />
        <h1 className="display text-title">{t('title')}</h1>
        <SignInSteps begun={begun} onIn={(session) => void enter(session).catch(reportError)} />
        <footer className="mt-6 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
          <a href="/" className="inline-flex min-h-11 items-center text-link">
            {t('toSite')}
          </a>
          <LanguageSwitch />
        </footer>
      </main>
      <ToastRegion />
    </div>
  )
}

/** Only addresses of the back office, so that a link leads nobody elsewhere. */
function ownAddress(to: string | null): string {
  return to !== null && /^\/admin(?:[/?]|$)/.test(to) && !to.includes('//') ? to : '/admin'
}

import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { Navigate, useLocation } from 'react-router'
import { FailedAnswer } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { localeToSwitchTo, rememberLocale } from '#client/admin/i18n/admin-locale.ts'
import { useSite } from '#client/lib/site.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useStaffSessionQuery } from './session.generated.ts'
import { reloadForNextMember, SessionContext } from './session.ts'
import { SignInDialog } from './sign-in-dialog.tsx'

/** Leads to the sign-in, and back to the same address after it. */
export function SignedIn({ children }: { readonly children: ReactNode }): ReactElement {
  const { pathname, search } = useLocation()
  const { data, loading, error, refetch } = useStaffSessionQuery({
    // Once for each load of the program: after the end of a session the sign-in opens over the page.
    fetchPolicy: 'cache-first',
    context: { isEntrance: true },
  })
  useOneMember(data?.staffSession?.person.id ?? null)
  useOwnLanguage(data?.staffSession?.person.language ?? null)
  if (loading && !data) return <Loading />
  if (error && !data?.staffSession) return <FailedAnswer onAgain={() => void refetch()} />
  const session = data?.staffSession
  if (session?.stage !== 'IN') {
    const to = encodeURIComponent(pathname + search)
    return <Navigate to={`/adminLogin?to=${to}`} replace />
  }
  return (
    <SessionContext value={session}>
      {children}
      <SignInDialog />
      <ConfirmDialog />
    </SessionContext>
  )
}

function useOneMember(id: string | null): void {
  const first = useRef(id)
  useEffect(() => {
    first.current ??= id
    if (id !== null && id !== first.current) reloadForNextMember()
  }, [id])
}

function useOwnLanguage(language: string | null): void {
  const { locale: shown } = useSite()
  useEffect(() => {
    const own = localeToSwitchTo(language, shown)
    if (own === null) return
    rememberLocale(own.code)
    location.reload()
  }, [language, shown])
}

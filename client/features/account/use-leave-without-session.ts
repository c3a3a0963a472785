import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { REDIRECT_KEY } from '#client/features/auth/safe-path.ts'
import { readVisitor } from '#client/features/auth/visitor.ts'
import { usePaths } from '#client/lib/links.ts'

/**
 * The session ended while the page was shown, here or in another tab: the way leads to the login.
 * An empty answer alone is no end: the cookie goes with the session.
 */
export function useLeaveWithoutSession(hasEnded: boolean): void {
  const { pathTo } = usePaths()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!hasEnded || readVisitor(document.cookie).hasSession) return
    void navigate(pathTo('login', {}, { [REDIRECT_KEY]: pathname }))
  }, [hasEnded, navigate, pathTo, pathname])
}

import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { REDIRECT_KEY } from '#client/features/auth/safe-path.ts'
import { usePaths } from '#client/lib/links.ts'

/** The session ended while the page was shown, here or in another tab: the way leads to the login. */
export function useLeaveWithoutSession(hasEnded: boolean): void {
  const { pathTo } = usePaths()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (hasEnded) void navigate(pathTo('login', {}, { [REDIRECT_KEY]: pathname }))
  }, [hasEnded, navigate, pathTo, pathname])
}

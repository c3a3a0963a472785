import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { REDIRECT_KEY } from '#client/features/auth/safe-path.ts'
import { readVisitor, useVisitor } from '#client/features/auth/session/visitor.ts'
import { usePaths } from '#client/lib/links.ts'

/**
 * Redirects to the login when the session ends while the page is shown, here or in another tab,
 * also offline. The cookie decides: an empty answer alone may be a failure.
 */
export function useLeaveWithoutSession(hasEnded: boolean): void {
  const { pathTo } = usePaths()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { hasSession } = useVisitor()
  const { state } = useNavigation()
  const wasOpen = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first render is anonymous, so the effect reads the cookie itself.
  useEffect(() => {
    if (readVisitor(document.cookie).hasSession) wasOpen.current = true
    // A visitor who has erased the account is being redirected already.
    else if (state === 'idle' && (hasEnded || wasOpen.current)) {
      // Back must not return to this page.
      void navigate(pathTo('login', {}, { [REDIRECT_KEY]: pathname }), { replace: true })
    }
  }, [hasEnded, hasSession, state, navigate, pathTo, pathname])
}

import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { REDIRECT_KEY } from '#client/features/auth/safe-path.ts'
import { readVisitor, useVisitor } from '#client/features/auth/visitor.ts'
import { usePaths } from '#client/lib/links.ts'

/**
 * The session ended while the page was shown, here or in another tab: the way leads to the login, at
 * once, whether anybody can be asked or not. An empty answer alone is no end: the cookie goes with
 * the session.
 */
export function useLeaveWithoutSession(hasEnded: boolean): void {
  const { pathTo } = usePaths()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { hasSession } = useVisitor()
  const { state } = useNavigation()
  const wasOpen = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first drawing knows of nobody, so the cookie is read itself.
  useEffect(() => {
    if (readVisitor(document.cookie).hasSession) wasOpen.current = true
    // Whoever has erased the account is on the way to the start page already.
    else if (state === 'idle' && (hasEnded || wasOpen.current)) {
      // Back must not lead here again.
      void navigate(pathTo('login', {}, { [REDIRECT_KEY]: pathname }), { replace: true })
    }
  }, [hasEnded, hasSession, state, navigate, pathTo, pathname])
}

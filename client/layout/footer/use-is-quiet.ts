import { useLocation } from 'react-router'
import { usePaths } from '#client/lib/links.ts'
import type { ScreenName } from '#client/lib/url-table.ts'

/** Where people do something for themselves; the addresses below these included. */
const QUIET = [
  'login',
  'register',
  'forgotPassword',
  'profile',
  'cart',
  'checkout',
] as const satisfies readonly ScreenName[]

/** Whether the page has no place for what the federation says of itself. */
export function useIsQuiet(): boolean {
  const { pathname } = useLocation()
  const { pathTo } = usePaths()
  return QUIET.map((screen) => pathTo(screen)).some(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  )
}

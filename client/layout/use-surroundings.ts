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

/**
 * What the header and footer of the page show. `quiet`: not what the federation says of itself.
 * `enclosed`: no menu and no columns of links, so that little leads away from the order.
 */
export type Surroundings = 'full' | 'quiet' | 'enclosed'

export function useSurroundings(): Surroundings {
  const { pathname } = useLocation()
  const { pathTo } = usePaths()
  if (pathname === pathTo('checkout')) return 'enclosed'
  const isQuiet = QUIET.map((screen) => pathTo(screen)).some(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  )
  return isQuiet ? 'quiet' : 'full'
}

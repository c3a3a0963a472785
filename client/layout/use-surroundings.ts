import { useLocation } from 'react-router'
import { usePaths } from '#client/lib/links.ts'
import type { ScreenName } from '#client/lib/screen.ts'

/** Screens on which visitors manage their own affairs, including paths below them. */
const QUIET = [
  'login',
  'register',
  'forgotPassword',
  'profile',
  'cart',
  'checkout',
  'trackOrder',
] as const satisfies readonly ScreenName[]

/**
 * How much header and footer show. `quiet` leaves out the federation's self-presentation;
 * `enclosed` also leaves out menus and link columns, to keep the buyer on the checkout.
 */
export type Surroundings = 'full' | 'quiet' | 'enclosed'

export function useSurroundings(): Surroundings {
  const { pathname } = useLocation()
  const { pathTo } = usePaths()
  if (pathname === pathTo('checkout')) return 'enclosed'
  const quiet = [...QUIET.map((screen) => `${pathTo(screen)}/`), pathTo('order', { slug: '' })]
  const isQuiet = quiet.some((path) => `${pathname}/`.startsWith(path))
  return isQuiet ? 'quiet' : 'full'
}

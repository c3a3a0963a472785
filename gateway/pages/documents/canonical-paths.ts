import type { Renderer } from '#client/server/renderer.tsx'

/** English paths, which lead to the canonical one of each locale. */
const PATHS = {
  home: '/',
  shop: '/shop',
  news: '/blog',
  search: '/search',
  product: '/product/:',
  category: '/shop/:',
  page: '/:',
  post: '/:',
  term: '/blog/:',
  event: '/event/:',
} as const
const SAMPLE = 'sample-of-a-slug'

export type Place = keyof typeof PATHS

/** The canonical path of a place in one locale; null when the client has no such screen. */
export type CanonicalPaths = (place: Place, slug?: string) => string | null

export function canonicalPaths(
  renderer: Pick<Renderer, 'match'>,
  { publicUrl, prefix }: { readonly publicUrl: string; readonly prefix: string },
): CanonicalPaths {
  const known = new Map<Place, string | null>()

  /** With a sample in place of its slug: matching against all routes is slow. */
  function find(place: Place): string | null {
    const path = PATHS[place].replace(':', SAMPLE)
    const whole = path === '/' ? prefix || '/' : prefix + path
    const { route, redirectTo } = renderer.match(new URL(whole, publicUrl))
    return route === null ? null : (redirectTo ?? whole)
  }

  return (place, slug = '') => {
    let found = known.get(place)
    if (found === undefined) {
      found = find(place)
      known.set(place, found)
    }
    return found?.replace(SAMPLE, () => encodeURIComponent(slug)) ?? null
  }
}

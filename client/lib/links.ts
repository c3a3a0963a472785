import { useMemo } from 'react'
import { createContext } from 'react-router'
import { pathPatterns, type ScreenName } from './screen.ts'
import { type Site, useSite } from './site.ts'

export type Query = Readonly<Record<string, string | number | null | undefined>>

export type Paths = {
  /**
   * Canonical path of a screen in the page's locale; query entries without a value are left out.
   */
  pathTo(screen: ScreenName, params?: Readonly<Record<string, string>>, query?: Query): string
  /** Absolute URL of a path, for canonical links and structured data. */
  absolute(path: string): string
}

export function createPaths({
  locale,
  prefix,
  origin,
}: Pick<Site, 'locale' | 'prefix' | 'origin'>): Paths {
  return {
    pathTo(screen, params = {}, query = {}) {
      const path = fillPattern(pathPatterns(screen, locale)[0], params)
      return withQuery(joinPath(prefix, path), query)
    },
    absolute: (path) => new URL(path, origin).href,
  }
}

export function usePaths(): Paths {
  const site = useSite()
  return useMemo(() => createPaths(site), [site])
}

/** Fills the parameters of a route's pattern; runs for each link of a page. */
export function fillPattern(
  pattern: string,
  params: Readonly<Record<string, string | undefined>>,
): string {
  return pattern.replace(/:(\w+)/g, (_segment, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`The path ${pattern} needs its ${name}.`)
    return encodeURIComponent(value)
  })
}

/** For loaders: `context.get(pathsContext).pathTo('shop')`. */
export const pathsContext = createContext<Paths>()

export function withQuery(path: string, query: Query): string {
  const entries = Object.entries(query).flatMap(([key, value]) =>
    value === null || value === undefined || value === '' ? [] : [[key, String(value)]],
  )
  return entries.length === 0
    ? path
    : `${path}?${`${new URLSearchParams(entries)}`.replaceAll('%2C', ',')}`
}

export function joinPath(prefix: string, path: string): string {
  return prefix !== '' && path === '/' ? prefix : prefix + path
}

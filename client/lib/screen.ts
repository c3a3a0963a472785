import type { ComponentType } from 'react'
import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router'
import { URL_TABLE } from '#client/generated/url-table.ts'

/**
 * What a folder of `client/screens` declares in its `screen.ts` as `screen`. Codegen runs that
 * file, so it imports nothing but this type.
 */
export type Screen = {
  /**
   * Without the locale's prefix; only the last segment may be a parameter. The English path is
   * valid in every locale; where a locale has its own, that one is canonical and the English one
   * redirects to it (301). No page of the CMS can have the first segment as its slug.
   */
  readonly paths: ScreenPaths
} & (Private | Public)

type ScreenPaths = { readonly en: Path; readonly [locale: string]: Path }
type Path = `/${string}`

/** The default: rendered with the session, never cached or shared. */
type Private = { readonly isPublic?: never; readonly queryKeys?: never }

/** The same for every visitor, so that it is cached and shared. */
type Public = {
  readonly isPublic: true
  /** Query keys that select different content; `match` of the renderer knows those of lists. */
  readonly queryKeys?: readonly string[]
}

/** What `<folder>-route.ts` exports. */
export type ScreenModule = {
  readonly loader: LoaderFunction
  readonly Component: ComponentType
  /** Controls whether a navigation within the screen reloads its data; by default it does. */
  readonly shouldRevalidate?: ShouldRevalidateFunction
}

/** The folder of a screen in camel case. */
export type ScreenName = keyof typeof URL_TABLE

/** The canonical path first, then the aliases that redirect to it. */
export function pathPatterns(screen: ScreenName, locale: string): readonly [string, ...string[]] {
  const paths: ScreenPaths = URL_TABLE[screen]
  const own = paths[locale]
  return own === undefined || own === paths.en ? [paths.en] : [own, paths.en]
}

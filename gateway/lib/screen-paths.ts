import { SCREEN_PATHS } from '#gateway/generated/screen-paths.ts'

export type Located = {
  /** Name of the screen, such as `product`. */
  readonly screen: string
  /** Last segment as in the address; null where the screen has none. */
  readonly parameter: string | null
}

/** A locale of the site and what its paths begin with; nothing for the default one. */
export type PathLocale = { readonly locale: string; readonly prefix: string }

/** The screen at a path of a locale; null when there is none. */
export function locatePath(path: string, { locale, prefix }: PathLocale): Located | null {
  const own = withoutPrefix(path.replace(/\/+$/, ''), prefix) || '/'
  const exact = screenOf(own, locale)
  if (exact !== null) return { screen: exact, parameter: null }
  const cut = own.lastIndexOf('/') + 1
  const screen = screenOf(`${own.slice(0, cut)}:`, locale)
  const parameter = own.slice(cut)
  return screen === null || parameter === '' ? null : { screen, parameter }
}

/** The canonical path of a screen in a locale, with its prefix. */
export function pathOf({ screen, parameter }: Located, { locale, prefix }: PathLocale): string {
  const pattern = SCREEN_PATHS[screen]?.[locale] ?? SCREEN_PATHS[screen]?.['en'] ?? '/'
  const path = prefix + pattern.replace(/:\w+$/, () => parameter ?? '')
  return path === '/' ? path : path.replace(/\/$/, '')
}

function withoutPrefix(path: string, prefix: string): string {
  return prefix !== '' && `${path}/`.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path
}

function screenOf(shape: string, locale: string): string | null {
  const found = Object.entries(SCREEN_PATHS).find(([, paths]) =>
    [paths[locale], paths['en']].some((pattern) => pattern?.replace(/:\w+$/, ':') === shape),
  )
  return found?.[0] ?? null
}

import { createContext } from 'react'

/** A page in one language. */
export type PageVersion = {
  /** Code of the locale, such as hr. */
  readonly locale: string
  /** Path or whole address. */
  readonly address: string
}

export type Alternate = { readonly hreflang: string; readonly address: string }

/**
 * The versions that a page names to search engines, itself among them: the head of each and its
 * entry in the site map have the same ones. `x-default` is for all other languages. Nothing is named
 * where there is one version alone.
 */
export function alternatesOf(versions: readonly PageVersion[], defaultLocale: string): Alternate[] {
  const [first] = versions
  if (first === undefined || versions.length === 1) return []
  const usual = versions.find(({ locale }) => locale === defaultLocale) ?? first
  return [
    ...versions.map(({ locale, address }) => ({ hreflang: locale, address })),
    { hreflang: 'x-default', address: usual.address },
  ]
}

/** Of the page at hand; only the server writes them, and the browser's bundle has nothing of it. */
export const AlternatesContext = /* @__PURE__ */ createContext<readonly Alternate[]>([])

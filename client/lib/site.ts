import { createContext, useContext } from 'react'
import type { CartAdditionBehaviour } from '#client/generated/types.ts'
import type { Format } from './format.ts'

/** What every part of a page may know about the site it stands on. */
export type Site = {
  /** Code of the locale this page is written in, such as hr. */
  readonly locale: string
  /** The same as a language tag for `lang` and `Intl`, such as hr-HR. */
  readonly iso: string
  readonly format: Format
  /** What stands before every path of this locale: empty for the default one, else /code. */
  readonly prefix: string
  /** Also stands in where a picture is missing. */
  readonly logo: { readonly url: string } | null
  /** For shared links of pages that have no picture of their own. */
  readonly shareImage: { readonly url: string; readonly alt: string } | null
  /** Name of the site for titles; empty while it could not be read. */
  readonly name: string
  /** What follows an addition to the cart; null while it could not be read. */
  readonly cartAddition: CartAdditionBehaviour | null
  /** Public origin, so that addresses meant for others are whole; never the address asked for. */
  readonly origin: string
}

export const SiteContext = createContext<Site | null>(null)

export function useSite(): Site {
  const site = useContext(SiteContext)
  if (site === null) throw new Error('useSite() was called outside of <SiteContext>')
  return site
}

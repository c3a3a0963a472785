import { createContext, useContext } from 'react'
import type { CartAdditionBehaviour } from '#client/generated/types.ts'
import type { Format } from './create-format.ts'

/** Facts about the site for every part of a page. */
export type Site = {
  /** Code of the page's locale, such as hr. */
  readonly locale: string
  /** BCP 47 tag for `lang` and `Intl`, such as hr-HR. */
  readonly iso: string
  readonly format: Format
  /** Path prefix of the locale: empty for the default one, otherwise /code. */
  readonly prefix: string
  /** Also the placeholder for missing pictures. */
  readonly logo: { readonly url: string } | null
  /** For shared links of pages without a picture. */
  readonly shareImage: { readonly url: string; readonly alt: string } | null
  /** Name of the site for titles; empty when it failed to load. */
  readonly name: string
  /** How visitors become members; null when the site does not say. */
  readonly membershipPage: SitePage | null
  /** Where delivery and returns are explained; null when the site does not say. */
  readonly deliveryPage: SitePage | null
  readonly returnsPage: SitePage | null
  /** Behaviour after an addition to the cart; null when it failed to load. */
  readonly cartAddition: CartAdditionBehaviour | null
  /** Public origin for absolute URLs, independent of the requested host. */
  readonly origin: string
}

type SitePage = {
  readonly kind: 'INTERNAL' | 'EXTERNAL' | 'STATIC'
  readonly path: string
}

export const SiteContext = createContext<Site | null>(null)

export function useSite(): Site {
  const site = useContext(SiteContext)
  if (site === null) throw new Error('useSite() was called outside of <SiteContext>')
  return site
}

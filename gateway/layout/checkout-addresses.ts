import type { LayoutData } from './layout.ts'
import { prefixOf } from './site-languages.ts'

type Site = {
  readonly publicUrl: string
  readonly locale: string
  readonly layout: LayoutData | null
}

/** Canonical paths by locale; the English one is valid in every locale. */
const SUCCESS: Readonly<Record<string, string>> = {
  en: '/checkout/success',
  hr: '/naplata/uspjesna',
  de: '/kasse/success',
}
const FAILURE: Readonly<Record<string, string>> = { en: '/checkout/failure', de: '/kasse/failure' }

/** Pages to which a provider returns the buyer. */
export function checkoutAddresses({ publicUrl, locale, layout }: Site) {
  const prefix = prefixOf(layout, locale)
  const addressOf = (paths: typeof SUCCESS) => publicUrl + prefix + (paths[locale] ?? paths['en'])
  return { successURL: addressOf(SUCCESS), failureURL: addressOf(FAILURE) }
}

type Site = { readonly publicUrl: string; readonly locale: string }

const DEFAULT_LOCALE = 'hr'
/** Canonical paths by locale; the English one is valid in every locale. */
const SUCCESS: Readonly<Record<string, string>> = {
  en: '/checkout/success',
  hr: '/naplata/uspjesna',
  de: '/kasse/success',
}
const FAILURE: Readonly<Record<string, string>> = { en: '/checkout/failure', de: '/kasse/failure' }

/** Pages to which a provider returns the buyer. */
export function checkoutAddresses({ publicUrl, locale }: Site) {
  const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`
  const addressOf = (paths: typeof SUCCESS) => publicUrl + prefix + (paths[locale] ?? paths['en'])
  return { successURL: addressOf(SUCCESS), failureURL: addressOf(FAILURE) }
}

/** Path and query of an address of this site; null for any other address. */
export function ownPath(address: string, publicUrl: string): string | null {
  const { origin } = new URL(publicUrl)
  const url = URL.parse(address, `${origin}/`)
  if (url === null || url.origin !== origin || url.username || url.password) return null
  return url.pathname + url.search
}

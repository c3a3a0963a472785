import { localeCookie } from '#client/i18n/locale-cookie.ts'
import type { LocaleTable } from '#client/i18n/locales.ts'

/** A site with one language needs no cookie. */
export function rememberLocale(code: string, table: LocaleTable, page: Window): void {
  if (table.entries.length < 2) return
  page.document.cookie = localeCookie(code, {
    isCrossOrigin: page.self !== page.top,
    isSecure: page.location.protocol === 'https:',
  })
}

/** Languages of the back office, with their codes in the services. */
export const ADMIN_LOCALES = [
  { code: 'hr', iso: 'hr-HR', language: 'hrv', name: 'Hrvatski' },
  { code: 'en', iso: 'en-GB', language: 'eng', name: 'English' },
] as const

export type AdminLocale = (typeof ADMIN_LOCALES)[number]

const STORED = 'staff-language'

/** The last choice on this device, else the first of the browser's languages that there is. */
export function chosenLocale(): AdminLocale {
  const wanted = [localStorage.getItem(STORED), ...navigator.languages]
  const found = wanted.flatMap((tag) => {
    const code = tag?.split('-')[0]
    return ADMIN_LOCALES.filter((locale) => locale.code === code)
  })
  return found[0] ?? ADMIN_LOCALES[0]
}

/** The page has to be loaded again to show it. */
export function rememberLocale(code: AdminLocale['code']): void {
  localStorage.setItem(STORED, code)
}

/** On a device without a choice the member's own language counts. */
export function localeToSwitchTo(language: string | null, shown: string): AdminLocale | null {
  if (localStorage.getItem(STORED) !== null) return null
  const own = ADMIN_LOCALES.find((locale) => locale.language === language)
  return own === undefined || own.code === shown ? null : own
}

import { createInstance, type i18n } from 'i18next'
import type { LocaleEntry } from './locales.ts'
import type { Messages } from './messages.ts'

/** Area of keys without a namespace. */
const DEFAULT_AREA = 'frame'

/** Adds texts that load after the page; existing ones stay. */
export function addMessages(texts: i18n, messages: Messages): void {
  for (const [area, resources] of Object.entries(messages)) {
    texts.addResourceBundle(texts.language, area, resources)
  }
}

/** One instance per language, cached by the renderer. */
export function createI18n({ code }: Pick<LocaleEntry, 'code'>, messages: Messages): i18n {
  const areas = Object.keys(messages)
  const instance = createInstance()
  // With `initAsync` off and all texts given, init() finishes synchronously.
  void instance.init({
    lng: code,
    fallbackLng: code,
    initAsync: false,
    ns: areas,
    defaultNS: DEFAULT_AREA,
    fallbackNS: areas,
    resources: { [code]: messages },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  return instance
}

import { createInstance, type i18n } from 'i18next'
import type { LocaleEntry } from './locales.ts'
import type { Messages } from './messages.ts'

/** The area that a key without a name of its own is looked up in first. */
const DEFAULT_AREA = 'frame'

/** Texts that come later than the page; what is there already stays. */
export function addMessages(texts: i18n, messages: Messages): void {
  for (const [area, resources] of Object.entries(messages)) {
    texts.addResourceBundle(texts.language, area, resources)
  }
}

/** One instance per language: made once and kept by whoever renders. */
export function createI18n({ code }: Pick<LocaleEntry, 'code'>, messages: Messages): i18n {
  const areas = Object.keys(messages)
  const instance = createInstance()
  // With `initAsync` off and all texts given, it is ready when init() returns; the promise says no more.
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

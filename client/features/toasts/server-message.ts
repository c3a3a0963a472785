import type { i18n } from 'i18next'

/** Texts that services answer, in English, with what a person reads in their place. */
const AREA = 'server-messages'

/** The translation of a server's message where there is one, else the message; never an empty toast. */
export function translateServerMessage(texts: i18n, message: string): string {
  const translated: unknown = texts.getResource(texts.language, AREA, message, {
    keySeparator: false,
  })
  if (typeof translated === 'string') return translated
  return message.trim() === '' ? texts.t('general.text', { ns: 'errors' }) : message
}

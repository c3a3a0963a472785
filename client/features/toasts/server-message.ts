import type { i18n } from 'i18next'

/** Texts that services answer, in English, with what a person reads in their place. */
const AREA = 'server-messages'

/** What the specification says these become, in its own spelling. */
const NOTIFICATIONS: ReadonlyMap<string, string> = new Map([
  ['User already exist.', 'userExists'],
  ['Unknown username or password!', 'unknowUserOrPassword'],
  ['Incorrect old password.', 'inccorectOldPassword'],
])

/** Which service it was tells a person nothing. */
const NAME_OF_SERVICE = /^The [a-z]+ service /

/** The translation of a server's message where there is one, else the message; never an empty toast. */
export function translateServerMessage(texts: i18n, message: string): string {
  const known = message.replace(NAME_OF_SERVICE, 'The service ')
  const key = NOTIFICATIONS.get(known) ?? known
  const translated: unknown = texts.getResource(texts.language, AREA, key, {
    keySeparator: false,
  })
  if (typeof translated === 'string') return translated
  return message.trim() === '' ? texts.t('general.text', { ns: 'errors' }) : message
}

import type { i18n } from 'i18next'

/** Area with translations of the services' English messages. */
const AREA = 'server-messages'

/** Translation keys that the specification prescribes, with its spelling. */
const NOTIFICATIONS: ReadonlyMap<string, string> = new Map([
  ['User already exist.', 'userExists'],
  ['Unknown username or password!', 'unknowUserOrPassword'],
  ['Incorrect old password.', 'inccorectOldPassword'],
])

/** Of a platform that sells to members of departments; its wording is not fixed. */
const WITHOUT_DEPARTMENT = /student.+not assigned.+department/i

/** The name of the service is of no use to the visitor. */
const NAME_OF_SERVICE = /^The [a-z]+ service /

/** Translates a server's message if possible, otherwise returns it unchanged. */
export function translateServerMessage(texts: i18n, message: string): string {
  const known = message.replace(NAME_OF_SERVICE, 'The service ')
  const key = WITHOUT_DEPARTMENT.test(known)
    ? 'studentNotAssignedToDepartment'
    : (NOTIFICATIONS.get(known) ?? known)
  const translated: unknown = texts.getResource(texts.language, AREA, key, {
    keySeparator: false,
  })
  if (typeof translated === 'string') return translated
  return message.trim() === '' ? texts.t('general.text', { ns: 'errors' }) : message
}

import type { Module } from '#services/platform/module.ts'
import { SEND_MAIL, sendStoredMail } from './api.ts'
import { mailList } from './mail-list.ts'
import { mailPersonalData } from './personal-data.ts'
import { mailPersonalTables } from './personal-tables.ts'
import { mailRetention } from './retention.ts'
import { mailRoutes } from './routes.ts'
import { letterRoutes } from './texts/letter-routes.ts'
import { SEND_TEST, sendTest } from './texts/test-letter.ts'

export const module: Module = {
  name: 'mail',
  services: ['settings'],
  imports: ['cms', 'history', 'settings'],
  writes: ['letters'],
  histories: { letter: 'mails.write' },
  personalTables: mailPersonalTables,
  otherTables: ['letter_text'],
  lists: [mailList],
  routes: (deps) => [...mailRoutes(deps), ...letterRoutes(deps)],
  outboxHandlers: { [SEND_MAIL]: sendStoredMail, [SEND_TEST]: sendTest },
  personalData: mailPersonalData,
  retention: mailRetention,
}

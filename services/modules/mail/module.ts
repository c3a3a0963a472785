import type { Module } from '#services/platform/module.ts'
import { SEND_MAIL, sendStoredMail } from './api.ts'
import { mailList } from './mail-list.ts'
import { mailPersonalData } from './personal-data.ts'
import { mailPersonalTables } from './personal-tables.ts'
import { mailRetention } from './retention.ts'
import { mailRoutes } from './routes.ts'

export const module: Module = {
  name: 'mail',
  services: ['settings'],
  imports: ['cms', 'history', 'settings'],
  personalTables: mailPersonalTables,
  lists: [mailList],
  routes: mailRoutes,
  outboxHandlers: { [SEND_MAIL]: sendStoredMail },
  personalData: mailPersonalData,
  retention: mailRetention,
}

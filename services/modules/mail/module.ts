import type { Module } from '#services/platform/module.ts'
import { SEND_MAIL, sendStoredMail } from './api.ts'
import { mailPersonalData } from './personal-data.ts'
import { mailPersonalTables } from './personal-tables.ts'
import { mailRetention } from './retention.ts'
import { mailRoutes } from './routes.ts'

export const module: Module = {
  name: 'mail',
  services: ['settings'],
  imports: ['cms', 'settings'],
  personalTables: mailPersonalTables,
  routes: () => mailRoutes,
  outboxHandlers: { [SEND_MAIL]: sendStoredMail },
  personalData: mailPersonalData,
  retention: mailRetention,
}

import type { Module } from '#services/platform/module.ts'
import { SEND_MAIL, sendStoredMail } from './api.ts'
import { mailPersonalData } from './personal-data.ts'
import { mailRetention } from './retention.ts'
import { mailRoutes } from './routes.ts'

export const mailModule: Module = {
  name: 'mail',
  routes: () => mailRoutes,
  outboxHandlers: { [SEND_MAIL]: sendStoredMail },
  personalData: mailPersonalData,
  retention: mailRetention,
}

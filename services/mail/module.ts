import type { Module } from '#services/platform/module.ts'
import { SEND_MAIL, sendStoredMail } from './api.ts'

export const mailModule: Module = {
  name: 'mail',
  routes: () => [],
  outboxHandlers: { [SEND_MAIL]: sendStoredMail },
}

import type { Module } from '#services/platform/module.ts'
import { SEND_MAIL, sendStoredMail } from './api.ts'
import { mailRetention } from './retention.ts'

export const mailModule: Module = {
  name: 'mail',
  routes: () => [],
  outboxHandlers: { [SEND_MAIL]: sendStoredMail },
  retention: mailRetention,
  start: async ({ config, log }) => {
    if (config.mode === 'production' && !config.smtpUrl) {
      log.warn('SMTP_URL is not set: mails become files that nobody is sent')
    }
    return async () => {}
  },
}

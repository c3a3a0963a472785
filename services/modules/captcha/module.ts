import type { Module } from '#services/platform/module.ts'
import { keepRows } from '#services/platform/retention.ts'
import { captchaRoutes } from './routes.ts'
import type {} from './tables.ts'

/** Whether a visitor without a session is a person. */
export const module: Module = {
  name: 'captcha',
  services: ['cms'],
  imports: [],
  otherTables: ['used_captcha'],
  routes: captchaRoutes,
  retention: [
    keepRows({
      kind: 'used-captchas',
      deletes: 'solved challenges of forms, which have expired',
      keepDays: 1,
      ...{ table: 'used_captcha', moment: 'expires_at' },
    }),
  ],
}

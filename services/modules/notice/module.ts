import { sql } from 'kysely'
import type { Module } from '#services/platform/module.ts'
import { keepRows, keepUntil } from '#services/platform/retention.ts'
import { noticeLetters } from './letters/notice-letters.ts'
import { CONFIRM_DAYS } from './links.ts'
import { noticeOutboxHandlers } from './mails.ts'
import { noticePersonalData, noticePersonalTables } from './personal-data.ts'
import { noticePlugin } from './plugin.ts'
import { noticeRoutes } from './routes.ts'
import { createNoticeWatch } from './watch.ts'

export const module: Module = {
  name: 'notice',
  services: ['product'],
  imports: ['captcha', 'gdpr', 'mail', 'product', 'settings'],
  personalTables: noticePersonalTables,
  routes: noticeRoutes,
  plugin: noticePlugin,
  start: async (deps) => {
    const watch = createNoticeWatch(deps)
    watch.start()
    return () => watch.stop()
  },
  outboxHandlers: noticeOutboxHandlers,
  letters: noticeLetters,
  personalData: noticePersonalData,
  retention: [
    keepRows({
      ...{
        kind: 'product-notices',
        deletes: 'requests for a mail about a product that was not sent',
        keepDays: 365,
        bounds: { least: 30, most: 1_826 },
      },
      ...{ table: 'product_notice', moment: 'signed_up_at' },
    }),
    keepUntil({
      ...{
        kind: 'unconfirmed-notices',
        deletes: 'requests for a mail about a product that were never confirmed',
        keepDays: CONFIRM_DAYS,
        table: 'product_notice',
      },
      isOver: (before) => sql`confirmed_at is null and signed_up_at < ${before}`,
    }),
  ],
}

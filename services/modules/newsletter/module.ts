import { sql } from 'kysely'
import type { Module } from '#services/platform/module.ts'
import { keepRows, keepUntil } from '#services/platform/retention.ts'
import { newsletterDeskRoutes } from './desk-routes.ts'
import { newsletterLetters } from './letters/newsletter-letters.ts'
import { CONFIRM_DAYS } from './links.ts'
import { newsletterOutboxHandlers } from './mails.ts'
import { newsletterPersonalData, newsletterPersonalTables } from './personal-data.ts'
import { newsletterPlugin } from './plugin.ts'
import { newsletterRoutes } from './routes.ts'
import { subscriberList } from './subscriber-list.ts'

/** Who gets the newsletter. */
export const module: Module = {
  name: 'newsletter',
  services: ['marketing'],
  imports: ['captcha', 'gdpr', 'goal', 'history', 'mail', 'settings', 'user'],
  personalTables: newsletterPersonalTables,
  lists: [subscriberList],
  routes: (deps) => [...newsletterRoutes(deps), ...newsletterDeskRoutes(deps)],
  plugin: newsletterPlugin,
  outboxHandlers: newsletterOutboxHandlers,
  letters: newsletterLetters,
  personalData: newsletterPersonalData,
  retention: [
    keepUntil({
      ...{
        kind: 'unconfirmed-newsletter',
        deletes: 'sign-ups for the newsletter that were never confirmed',
        keepDays: CONFIRM_DAYS,
        table: 'newsletter_subscriber',
      },
      isOver: (before) => sql`state = 'PENDING' and created_at < ${before}`,
    }),
    keepRows({
      ...{
        kind: 'stopped-newsletter',
        deletes: 'addresses that no longer get the newsletter',
        keepDays: 365,
        bounds: { least: 30, most: 1_826 },
      },
      ...{ table: 'newsletter_subscriber', moment: 'stopped_at' },
    }),
  ],
}

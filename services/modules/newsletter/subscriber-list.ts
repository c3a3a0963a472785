import { sql } from 'kysely'
import { listNewsletter, listNewsletterViews } from '#services/contract/newsletter-list.ts'
import { NEWSLETTER_LIST } from '#services/contract/rules/lists/newsletter.ts'
import { acceptedIn } from '#services/modules/gdpr/api.ts'
import { isAnyOf, isWithin } from '#services/platform/list/list-source.ts'
import { staffList } from '#services/platform/list/staff-list.ts'
import { containing } from '#services/platform/text/keywords.ts'
import type {} from './tables.ts'

export const subscriberList = staffList({
  calls: [listNewsletter, listNewsletterViews],
  source: {
    list: NEWSLETTER_LIST,
    table: 'newsletter_subscriber',
    sort: { CREATED_AT: 'created_at' },
    filters: {
      state: (states) => isAnyOf('state', states),
      source: (sources) => isAnyOf('source', sources),
      created: (days) => isWithin('created_at', days),
    },
    search: (word) => sql`email_key like ${containing(word)} escape '\\'`,
  },
  async rowsOf(subscribers, { db }) {
    const logs = subscribers.flatMap(({ consent_log_id: id }) => id ?? [])
    const accepted = await acceptedIn(db, logs)
    return subscribers.map((row) => ({
      ...{ id: `${row.id}`, email: row.email, state: row.state, language: row.language },
      ...{ source: row.source, createdAt: row.created_at, confirmedAt: row.confirmed_at },
      stoppedAt: row.stopped_at,
      consents: wordsOf(accepted.get(row.consent_log_id ?? 0) ?? []),
    }))
  },
})

type Accepted = { readonly uniqueNumber: number; readonly version: number }

function wordsOf(texts: readonly Accepted[]): string | null {
  if (texts.length === 0) return null
  return texts.map(({ uniqueNumber, version }) => `${uniqueNumber} (${version})`).join(', ')
}

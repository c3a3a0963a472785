import { z } from 'zod'
import { done, idInText } from './answers.ts'
import { describeCall } from './call.ts'
import { listCalls } from './list.ts'
import { SUBSCRIBER_SOURCES, SUBSCRIBER_STATES } from './newsletter.ts'
import { NEWSLETTER_LIST } from './rules/lists/newsletter.ts'
import { REASON_MAX } from './rules/newsletter.ts'

const subscriberRow = z.object({
  id: z.string(),
  email: z.string(),
  state: z.enum(SUBSCRIBER_STATES),
  /** ISO 639-2 code. */
  language: z.string(),
  source: z.enum(SUBSCRIBER_SOURCES),
  createdAt: z.string(),
  confirmedAt: z.string().nullable(),
  stoppedAt: z.string().nullable(),
  /** Numbers and versions of what was accepted, such as `7 (2), 8 (1)`. */
  consents: z.string().nullable(),
})

export const [listNewsletter, listNewsletterViews] = listCalls(NEWSLETTER_LIST, {
  path: 'newsletter',
  what: 'addresses of the newsletter',
  row: subscriberRow,
})

const ids = z.array(idInText).min(1).max(100)
const ofSubscribers = { service: 'marketing', method: 'POST', kind: 'write' } as const

export const stopSubscribers = describeCall({
  ...ofSubscribers,
  path: 'x/newsletter/subscribers/stop',
  summary: 'Ends the newsletter of these addresses for a reason, and withdraws their consents',
  access: { right: 'people.write' },
  input: z.object({ ids, reason: z.string().trim().min(1).max(REASON_MAX) }),
  output: done,
})

export const deleteSubscribers = describeCall({
  ...ofSubscribers,
  path: 'x/newsletter/subscribers/delete',
  summary: 'Deletes these addresses; the log of consents stays',
  access: { right: 'people.erase' },
  input: z.object({ ids }),
  output: done,
})

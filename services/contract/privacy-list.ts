import { z } from 'zod'
import { listCalls } from './list.ts'
import { PRIVACY_LIST } from './rules/lists/privacy.ts'

const { kind, state } = PRIVACY_LIST.filters

export const privacyRow = z.object({
  id: z.string(),
  /** Null once the person is erased. */
  email: z.string().nullable(),
  kind: z.enum(kind.words),
  state: z.enum(state.words),
  /** The last day for an answer, such as 2026-12-27. */
  dueOn: z.string(),
  /** Days of Zagreb until then, below zero once it is over; null for an answered request. */
  daysLeft: z.int32().nullable(),
  receivedOn: z.string(),
  closedAt: z.string().nullable(),
})

export const [listPrivacyRequests, listPrivacyViews] = listCalls(PRIVACY_LIST, {
  path: 'privacy',
  what: 'requests of people about their data',
  row: privacyRow,
})

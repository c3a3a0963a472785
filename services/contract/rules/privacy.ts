import * as z from 'zod/mini'
import { email, optionalText, text } from './fields.ts'

/** What people may want of those who hold their data (GDPR, articles 15 to 21). */
export const PRIVACY_KINDS = [
  ...['EXPORT', 'ERASURE', 'RECTIFICATION', 'RESTRICTION', 'OBJECTION'],
] as const
/** How a request came. */
export const PRIVACY_CHANNELS = ['EMAIL', 'LETTER', 'PHONE', 'ACCOUNT', 'FORM'] as const
export const PRIVACY_STATES = ['OPEN', 'WAITING_FOR_IDENTITY', 'DONE', 'REFUSED'] as const
/** Languages of the letters about a request. */
export const PRIVACY_LANGUAGES = ['HRV', 'ENG'] as const

export const MAX_NOTE = 2_000
export const MAX_REASON = 1_000

export const privacyRequestRules = z.object({
  kind: z.enum(PRIVACY_KINDS, 'required'),
  channel: z.enum(PRIVACY_CHANNELS, 'required'),
  language: z.enum(PRIVACY_LANGUAGES, 'required'),
  email: email(),
  receivedOn: text(10),
  note: optionalText(MAX_NOTE),
})

export const privacyReasonRules = z.object({ reason: text(MAX_REASON) })

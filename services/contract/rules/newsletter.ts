import * as z from 'zod/mini'
import { email, text } from './fields.ts'

export const newsletterRules = z.object({ email: email() })

export const REASON_MAX = 300
/** Why staff end the newsletter of somebody. */
export const stopReasonRules = z.object({ reason: text(REASON_MAX) })

import { z } from 'zod'
import { describeCall } from './call.ts'

export const GOAL_TYPES = ['message', 'url', 'file'] as const

export const readGoal = describeCall({
  service: 'cms',
  method: 'POST',
  path: 'x/goal/read',
  summary:
    'What the page behind a confirmation letter shows; addresses of strangers are refused, words of strangers left out',
  adds: 'messages and addresses of confirmation letters',
  input: z.object({
    goalType: z.string().max(20),
    goal: z.string().max(2_000),
    confirmedEmail: z.string().max(300),
    /** Signature of the three, in links of our letters. */
    proof: z.string().max(100).optional(),
  }),
  output: z.object({
    /** Null for an unknown type, and for an address that is not allowed. */
    goal: z
      .object({
        type: z.enum(GOAL_TYPES),
        /** A text without HTML; null unless we signed it. */
        message: z.string().nullable(),
        /** A path of this site, or the address of an allowed host; null for a message. */
        address: z.string().nullable(),
        /** Null unless we signed it. */
        email: z.string().nullable(),
      })
      .nullable(),
  }),
})

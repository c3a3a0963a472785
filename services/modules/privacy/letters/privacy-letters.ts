import { z } from 'zod'
import { MAX_REASON } from '#services/contract/rules/privacy.ts'
import { defineLetters, mailLink, mailWord } from '#services/platform/letter.ts'
import { eng } from './eng.ts'
import { hrv } from './hrv.ts'

const request = { kind: mailWord, receivedAt: z.iso.datetime() }
const reason = z.string().max(MAX_REASON)

/** Members of staff cause them: no stranger can. */
const kinds = {
  'privacy-identity': { values: z.object(request), limit: null },
  'privacy-prolonged': {
    values: z.object({ ...request, dueAt: z.iso.datetime(), reason }),
    limit: null,
  },
  'privacy-refused': { values: z.object({ ...request, reason }), limit: null },
  'privacy-done': { values: z.object(request), limit: null },
  'privacy-export': { values: z.object({ ...request, link: mailLink }), limit: null },
  'privacy-erased': { values: z.object(request), limit: null },
} as const

export type PrivacyLetters = typeof kinds

/** Answers to people who asked for something about their data. */
export const privacyLetters = defineLetters(kinds, { hrv, eng })

import { z } from 'zod'
import { listCalls } from './list.ts'
import { CONSENT_LIST } from './rules/lists/consents.ts'

const forms = z.array(z.enum(CONSENT_LIST.filters.form.words))

const consentRow = z.object({
  /** Its number, by which calls of staff know it. */
  id: z.string(),
  number: z.int32(),
  /** Words of the current text, in the language that it was first written in. */
  text: z.string(),
  /** Forms that cannot be sent without it. */
  required: forms,
  /** Other forms that ask for it. */
  optional: forms,
  /** Accounts whose latest answer accepts it. */
  accepted: z.int32(),
  version: z.int32(),
  /** When its latest text came into force. */
  since: z.string(),
  languages: z.array(z.string()),
})

export const [listConsentRows, listConsentViews] = listCalls(CONSENT_LIST, {
  path: 'consents',
  what: 'consents',
  row: consentRow,
})

export type ConsentRow = z.output<typeof consentRow>

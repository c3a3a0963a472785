import { z } from 'zod'
import { listCalls, rowCount } from './list.ts'
import { CONSENT_LIST } from './rules/lists/consents.ts'

const consentRow = z.object({
  id: z.string(),
  number: z.int32(),
  /** Words of the current text, in the language of the request where it has one. */
  text: z.string(),
  forms: z.array(
    z.object({ form: z.enum(CONSENT_LIST.filters.form.words), isRequired: z.boolean() }),
  ),
  /** Accounts whose latest answer accepts it. */
  accepted: rowCount,
  version: z.int32(),
  /** When its latest text came into force. */
  since: z.string(),
  languages: z.array(z.string()),
})

export const [listConsentRows, listConsentViews] = listCalls(CONSENT_LIST, {
  service: 'gdpr',
  path: 'x/consent/rows',
  what: 'consents',
  row: consentRow,
})

export type ConsentRow = z.output<typeof consentRow>

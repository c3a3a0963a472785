import { z } from 'zod'
import { idInText } from './answers.ts'
import { describeCall } from './call.ts'
import { privacyRow } from './privacy-list.ts'
import {
  MAX_NOTE,
  MAX_REASON,
  PRIVACY_CHANNELS,
  PRIVACY_KINDS,
  PRIVACY_LANGUAGES,
} from './rules/privacy.ts'
import { describePath } from './site-path.ts'

/** Requests of people about their data (GDPR, articles 12 to 21), in the words of the staff graph. */

const ofDesk = { service: 'gdpr', method: 'POST', access: { right: 'people.read' } } as const

/** Steps of an answer that need no right but that of the desk. */
const STEPS = ['REQUEST_IDENTITY', 'CONFIRM_IDENTITY', 'PROLONG', 'REFUSE', 'COMPLETE'] as const

const request = privacyRow.extend({
  channel: z.enum(PRIVACY_CHANNELS),
  /** Of its letters. */
  language: z.enum(PRIVACY_LANGUAGES),
  /** What is wanted in words; null without any, and once the person is erased. */
  note: z.string().nullable(),
  hasAccount: z.boolean(),
  isProlonged: z.boolean(),
  /** Why it was prolonged or refused; null once the person is erased. */
  reason: z.string().nullable(),
  /** When the data was last given out. */
  exportedAt: z.string().nullable(),
  isErased: z.boolean(),
  /** What its state allows. */
  steps: z.array(z.enum([...STEPS, 'EXPORT', 'ERASE'])),
  /** What an erasure leaves, as the law demands; empty for other requests. */
  remaining: z.array(
    z.object({
      kind: z.enum(['ORDERS_UNDER_WAY', 'ORDERS', 'CONSENTS']),
      count: z.int32(),
      /** Numbers of the first of them. */
      names: z.array(z.string()),
    }),
  ),
  /** Other requests under the same address, the newest first. */
  others: z.array(privacyRow),
})

const answered = z.object({ request })

export const getPrivacyRequest = describeCall({
  ...ofDesk,
  path: 'x/privacy/get',
  summary: 'A request of a person about their data, what it allows and what an erasure leaves',
  input: z.object({ id: idInText }),
  output: answered,
})

export const addPrivacyRequest = describeCall({
  ...ofDesk,
  path: 'x/privacy/add',
  kind: 'write',
  summary: 'Enters a request, which is due a month after its receipt; members of staff are refused',
  input: z.object({
    kind: z.enum(PRIVACY_KINDS),
    channel: z.enum(PRIVACY_CHANNELS),
    language: z.enum(PRIVACY_LANGUAGES),
    email: z.email().max(254),
    /** Today or earlier. */
    receivedOn: z.iso.date(),
    note: z.string().trim().max(MAX_NOTE).nullish(),
  }),
  output: z.object({ id: z.string() }),
})

export const answerPrivacyRequest = describeCall({
  ...ofDesk,
  path: 'x/privacy/answer',
  kind: 'write',
  summary: 'A step of the answer, about which the person gets a letter; prolonged once, in time',
  input: z.object({
    id: idInText,
    step: z.enum(STEPS),
    /** Of a prolongation or a refusal, for the person. */
    reason: z.string().trim().max(MAX_REASON).nullish(),
  }),
  output: answered,
})

export const exportPrivacyData = describeCall({
  ...ofDesk,
  path: 'x/privacy/export',
  access: { right: 'people.export' },
  kind: 'write',
  summary:
    'All data of a person as a file: mailed to them as a link of seven days, which answers the request, or at a signed path of ten minutes for the member. Sensitive',
  input: z.object({ id: idInText, isMailed: z.boolean() }),
  output: answered.extend({ path: z.string().nullable() }),
})

export const erasePrivacyData = describeCall({
  ...ofDesk,
  path: 'x/privacy/erase',
  access: { right: 'people.erase' },
  kind: 'write',
  summary:
    'Deletes account and data of a person, as they can themselves, and answers the request. Sensitive',
  input: z.object({ id: idInText }),
  output: answered,
})

/** Signed addresses. */
export const personFiles = describePath({
  paths: ['/download/person'],
  service: 'gdpr',
  summary: 'Data of a person for whom staff answer a request',
  kind: 'files',
  notice: 'person',
})

export type PrivacyRequest = z.output<typeof request>
export type PrivacyStep = PrivacyRequest['steps'][number]

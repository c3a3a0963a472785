import { z } from 'zod'
import { MAX_REASON } from '#services/contract/rules/privacy.ts'
import type { StoredRequest } from '#services/modules/privacy/store.ts'
import {
  defineLetters,
  type LetterFormats,
  letterKind,
  mailLink,
  type TextOf,
  withExample,
} from '#services/platform/letter.ts'
import { eng } from './eng.ts'
import { hrv } from './hrv.ts'

/** The text about each kind of request. */
const WANTED = {
  EXPORT: 'access',
  ERASURE: 'erasure',
  RECTIFICATION: 'rectification',
  RESTRICTION: 'restriction',
  OBJECTION: 'objection',
} as const satisfies Record<StoredRequest['kind'], string>

const KINDS = Object.keys(WANTED) as (keyof typeof WANTED)[]
const request = { kind: z.enum(KINDS), receivedAt: z.iso.datetime() }
const reason = withExample(z.string().max(MAX_REASON), 'Za to nam treba prijepis iz arhiva.')

/** When the request came, by what the person wants. */
const requestTexts = {
  access: ['received'],
  erasure: ['received'],
  rectification: ['received'],
  restriction: ['received'],
  objection: ['received'],
} as const satisfies Record<Wanted, readonly string[]>

type Wanted = (typeof WANTED)[keyof typeof WANTED]
type Request = { readonly kind: keyof typeof WANTED; readonly receivedAt: string }

function received(
  { kind, receivedAt }: Request,
  text: TextOf<Wanted>,
  { day }: LetterFormats,
): string {
  return text(WANTED[kind], { received: day(receivedAt) })
}

/** Members of staff cause them: no stranger can. */
const kinds = {
  'privacy-identity': letterKind({
    values: z.object(request),
    limit: null,
    texts: { ...requestTexts, text: [], how: [], notYou: [] },
    write: (values, text, formats) => ({
      paragraphs: [`${received(values, text, formats)} ${text('text')}`, text('how')],
      notYou: text('notYou'),
    }),
  }),

  'privacy-prolonged': letterKind({
    values: z.object({ ...request, dueAt: z.iso.datetime(), reason }),
    limit: null,
    texts: { ...requestTexts, text: ['due'], reason: ['reason'], complaint: [] },
    words: ({ dueAt }, { day }) => ({ due: day(dueAt) }),
    write: (values, text, formats) => ({
      paragraphs: [
        `${received(values, text, formats)} ${text('text', { due: formats.day(values.dueAt) })}`,
        text('reason', { reason: values.reason }),
        text('complaint'),
      ],
    }),
  }),

  'privacy-refused': letterKind({
    values: z.object({ ...request, reason }),
    limit: null,
    texts: { ...requestTexts, text: [], reason: ['reason'], complaint: [] },
    write: (values, text, formats) => ({
      paragraphs: [
        `${received(values, text, formats)} ${text('text')}`,
        text('reason', { reason: values.reason }),
        text('complaint'),
      ],
    }),
  }),

  'privacy-done': letterKind({
    values: z.object(request),
    limit: null,
    texts: { ...requestTexts, text: [], after: [] },
    write: (values, text, formats) => ({
      paragraphs: [`${received(values, text, formats)} ${text('text')}`, text('after')],
    }),
  }),

  'privacy-export': letterKind({
    values: z.object({ ...request, link: mailLink }),
    limit: null,
    texts: { ...requestTexts, text: [], button: [], afterButton: [], notYou: [] },
    write: (values, text, formats) => ({
      paragraphs: [`${received(values, text, formats)} ${text('text')}`],
      button: { label: text('button'), link: values.link },
      afterButton: text('afterButton'),
      notYou: text('notYou'),
    }),
  }),

  'privacy-erased': letterKind({
    values: z.object(request),
    limit: null,
    texts: { ...requestTexts, text: [], after: [] },
    write: (values, text, formats) => ({
      paragraphs: [`${received(values, text, formats)} ${text('text')}`, text('after')],
    }),
  }),
} as const

export type PrivacyLetters = typeof kinds

/** Answers to people who requested something about their data. */
export const privacyLetters = defineLetters(kinds, { hrv, eng })

import { z } from 'zod'
import {
  defineLetters,
  type LetterFormats,
  letterKind,
  mailLink,
  typedWord,
  withExample,
} from '#services/platform/letter.ts'
import { eng } from './eng.ts'
import { hrv } from './hrv.ts'

type Alerting = {
  readonly title: string
  readonly value: string
  /** What is shown next to each title. */
  shown(value: string, formats: LetterFormats): string
}

/** How much happened, and the first of it by name. */
function alerting({ title, value, shown }: Alerting) {
  return letterKind({
    values: z.object({
      count: withExample(z.int(), 3),
      rows: z.array(
        z.object({
          title: withExample(typedWord, title),
          value: withExample(z.string().max(100), value),
        }),
      ),
      link: mailLink,
    }),
    // Events cause them, at most one in a minute.
    limit: null,
    isToStaff: true,
    texts: { text: [], more: ['more'], button: [], afterButton: [] },
    words: ({ count }) => ({ count: `${count}` }),
    write: ({ count, rows, link }, text, formats) => ({
      paragraphs: [
        text('text'),
        ...(count > rows.length ? [text('more', { more: `${count - rows.length}` })] : []),
      ],
      details: rows.map((row) => ({ label: row.title, value: shown(row.value, formats) })),
      button: { label: text('button'), link },
      afterButton: text('afterButton'),
    }),
  })
}

const money = {
  value: '4500',
  shown: (cents: string, { euros }: LetterFormats) => euros(Number(cents)),
}
const moment = {
  value: '2026-03-02T09:00:00.000Z',
  shown: (at: string, formats: LetterFormats) => formats.moment(at),
}

const kinds = {
  'alert-order': alerting({ ...money, title: '2026-0017' }),
  'alert-withdrawal': alerting({ ...money, title: '2026-0017' }),
  'alert-stock': alerting({ title: 'Navijački šal (SAL-01)', value: '2', shown: (left) => left }),
  'alert-mail': alerting({ ...moment, title: 'potvrda narudžbe' }),
  'alert-privacy': alerting({
    title: '12',
    value: '2026-03-02',
    shown: (day, formats) => formats.day(`${day}T12:00:00.000Z`),
  }),
  'alert-comment': alerting({ ...moment, title: 'Navijački šal' }),
  'alert-form': alerting({ ...moment, title: 'Pišite nam' }),
} as const

export type AlertLetters = typeof kinds

/** Letters to members of staff who chose them. */
export const alertLetters = defineLetters(kinds, { hrv, eng })

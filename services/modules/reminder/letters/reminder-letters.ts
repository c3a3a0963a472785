import { z } from 'zod'
import {
  defineLetters,
  letterKind,
  mailLink,
  mailWord,
  typedWord,
  withExample,
} from '#services/platform/letter.ts'
import { eng } from './eng.ts'
import { hrv } from './hrv.ts'

const kinds = {
  'cart-left': letterKind({
    values: z.object({
      firstName: withExample(typedWord, 'Ana'),
      link: mailLink,
      stopLink: mailLink,
      lines: z.array(
        z.object({
          name: withExample(mailWord, 'Domaći dres'),
          quantity: withExample(z.int(), 2),
        }),
      ),
    }),
    limit: null,
    texts: { text: [], pieces: ['quantity'], button: [], afterButton: [], notYou: ['stopLink'] },
    words: ({ firstName }) => ({ firstName }),
    write: ({ link, stopLink, lines }, text) => ({
      paragraphs: [text('text')],
      details: lines.map(({ name, quantity }) => ({
        label: name,
        value: text('pieces', { quantity: `${quantity}` }),
      })),
      button: { label: text('button'), link },
      afterButton: text('afterButton'),
      notYou: text('notYou', { stopLink }),
    }),
  }),
}

export type ReminderLetters = typeof kinds

export const reminderLetters = defineLetters(kinds, { hrv, eng })

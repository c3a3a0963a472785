import { z } from 'zod'
import { defineLetters, mailLink, mailWord, typedWord } from '#services/platform/letter.ts'
import { eng } from './eng.ts'
import { hrv } from './hrv.ts'

const kinds = {
  'cart-left': {
    values: z.object({
      firstName: typedWord,
      link: mailLink,
      stopLink: mailLink,
      lines: z.array(z.object({ name: mailWord, quantity: z.int() })),
    }),
    limit: null,
  },
}

export type ReminderLetters = typeof kinds

export const reminderLetters = defineLetters(kinds, { hrv, eng })

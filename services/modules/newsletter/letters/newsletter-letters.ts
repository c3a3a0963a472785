import { z } from 'zod'
import { defineLetters, letterKind, mailLink } from '#services/platform/letter.ts'
import { eng } from './eng.ts'
import { hrv } from './hrv.ts'

const kinds = {
  'confirm-newsletter': letterKind({
    values: z.object({ link: mailLink, stopLink: mailLink }),
    limit: { group: 'shop', whenOver: 'wait' },
    texts: { text: [], button: [], afterButton: [], notYou: ['stopLink'] },
    write: ({ link, stopLink }, text) => ({
      paragraphs: [text('text')],
      button: { label: text('button'), link },
      afterButton: text('afterButton'),
      notYou: text('notYou', { stopLink }),
    }),
  }),
  'newsletter-known': letterKind({
    values: z.object({ stopLink: mailLink }),
    limit: { group: 'shop', whenOver: 'drop' },
    texts: { text: [], notYou: ['stopLink'] },
    write: ({ stopLink }, text) => ({
      paragraphs: [text('text')],
      notYou: text('notYou', { stopLink }),
    }),
  }),
}

export type NewsletterLetters = typeof kinds

/** Letters about a sign-up; the newsletter itself is written with a tool for that. */
export const newsletterLetters = defineLetters(kinds, { hrv, eng })

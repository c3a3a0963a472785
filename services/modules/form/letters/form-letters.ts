import { z } from 'zod'
import {
  defineLetters,
  letterKind,
  mailLink,
  typedText,
  typedWord,
  withExample,
} from '#services/platform/letter.ts'
import { eng } from './eng.ts'
import { hrv } from './hrv.ts'

const formName = withExample(typedWord, 'Pišite nam')

const answer = z.object({
  label: withExample(typedWord, 'Vaše pitanje'),
  value: withExample(typedText, 'Kada počinju prijave za kamp?'),
})

const kinds = {
  'form-answer': letterKind({
    values: z.object({ formName, answers: z.array(answer), link: mailLink }),
    limit: { group: 'form', whenOver: 'wait' },
    isToStaff: true,
    texts: { text: [], button: [], afterButton: [] },
    words: (values) => ({ formName: values.formName }),
    write: ({ answers, link }, text) => ({
      paragraphs: [text('text'), ...answers.map(({ label, value }) => `${label}:\n${value}`)],
      button: { label: text('button'), link },
      afterButton: text('afterButton'),
    }),
  }),

  'form-confirmation': letterKind({
    values: z.object({ formName, link: mailLink }),
    limit: { group: 'shop', whenOver: 'wait' },
    texts: { text: [], button: [], afterButton: [], notYou: [] },
    words: (values) => ({ formName: values.formName }),
    write: ({ link }, text) => ({
      paragraphs: [text('text')],
      button: { label: text('button'), link },
      afterButton: text('afterButton'),
      notYou: text('notYou'),
    }),
  }),
}

export type FormLetters = typeof kinds

/** Letters about answers to forms, to staff and to the visitor. */
export const formLetters = defineLetters(kinds, { hrv, eng })

import { z } from 'zod'
import { done } from './answers.ts'
import { describeCall } from './call.ts'
import { save, saved } from './history.ts'

/** Texts of letters in the hands of staff, in the words of their graph. */

const ofLetters = {
  service: 'settings',
  method: 'POST',
  access: { right: 'mails.write' },
} as const

export const LETTER_LANGUAGES = ['HR', 'EN'] as const
export const TEXT_PLACES = [
  ...(['SUBJECT', 'PREHEADER', 'GREETING', 'PARAGRAPH', 'ROW', 'BUTTON'] as const),
  ...(['BELOW_BUTTON', 'NOTE'] as const),
] as const
export const WORD_KINDS = ['TEXT', 'MONEY', 'MOMENT', 'LINK'] as const

const kind = z.string().regex(/^[a-z][a-z0-9-]{0,60}$/)
const language = z.enum(LETTER_LANGUAGES)
const path = z.string().regex(/^\w{1,40}$/)
const inLanguages = z.object({ hr: z.string(), en: z.string() })

const letterFacts = z.object({
  kind: z.string(),
  /** What it is about. */
  name: inLanguages,
  /** When it is sent. */
  occasion: inLanguages,
  isToStaff: z.boolean(),
  /** Those in which it is written. */
  languages: z.array(
    z.object({
      language,
      /** Texts that staff changed. */
      changed: z.int32(),
      /** Of these, those whose shipped text is another one since. */
      outdated: z.int32(),
    }),
  ),
})

const letterText = z.object({
  path: z.string(),
  /** Where the letter shows it. */
  place: z.enum(TEXT_PLACES),
  /** Whether every letter of the kind has it. */
  isAlways: z.boolean(),
  /** Null while the shipped text counts. */
  value: z.string().nullable(),
  shipped: z.string(),
  /** The shipped text that staff changed, when it is another one by now. */
  formerShipped: z.string().nullable(),
  maxLength: z.int32(),
  hasLines: z.boolean(),
  placeholders: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(WORD_KINDS),
      example: z.string(),
      /** The text has to contain it. */
      isRequired: z.boolean(),
    }),
  ),
})

const letter = letterFacts.extend({ language, texts: z.array(letterText) })

/** Texts as a form has them, saved or not. */
const draft = z.object({
  kind,
  language,
  /** A text that the example is to have; null for any example. */
  path: path.nullable(),
  texts: z.array(z.object({ path, value: z.string().max(4_000) })).max(100),
})

export const listLetters = describeCall({
  ...ofLetters,
  path: 'x/letters',
  summary: 'Every kind of letter, when it is sent, and how many of its texts staff changed',
  input: z.object({}),
  output: z.object({ letters: z.array(letterFacts) }),
})

export const getLetter = describeCall({
  ...ofLetters,
  path: 'x/letters/get',
  summary: 'The texts of a kind of letter in one language, with the placeholders of each',
  input: z.object({ kind, language }),
  output: z.object({ letter }),
})

export const saveLetter = describeCall({
  ...ofLetters,
  path: 'x/letters/save',
  kind: 'write',
  summary: 'Changes texts of a letter, or gives them their shipped texts back',
  input: z.object({ kind, language, ...save }),
  output: saved.extend({ letter }),
})

export const previewLetter = describeCall({
  ...ofLetters,
  path: 'x/letters/preview',
  summary: 'A letter with these texts as an example',
  input: draft,
  output: z.object({
    subject: z.string(),
    /** Shown beside the subject in a list of mails. */
    preheader: z.string(),
    html: z.string(),
    text: z.string(),
  }),
})

export const sendTestLetter = describeCall({
  ...ofLetters,
  path: 'x/letters/test',
  kind: 'write',
  summary: 'Sends such an example to the member who requests it',
  input: draft,
  output: done,
})

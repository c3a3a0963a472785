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

const firstName = withExample(typedWord, 'Ana')
const lastName = withExample(typedWord, 'Horvat')
const newEmail = withExample(mailWord, 'ana.horvat@savez.example')

/** A paragraph, a button to press, what holds of its link, and advice for others. */
const withLink = {
  values: z.object({ link: mailLink }),
  texts: { text: [], button: [], afterButton: [], notYou: [] },
} as const
/** A paragraph, and advice for others. */
const notice = { limit: null, texts: { text: [], notYou: [] } } as const

const kinds = {
  'confirm-registration': letterKind({
    ...withLink,
    values: z.object({ firstName, lastName, link: mailLink }),
    limit: { group: 'account', whenOver: 'wait' },
    words: (values) => ({ firstName: values.firstName, lastName: values.lastName }),
    write: linkLetter,
  }),
  'already-registered': letterKind({
    values: z.object({ firstName, loginLink: mailLink, resetLink: mailLink }),
    limit: { group: 'account', whenOver: 'drop' },
    texts: { text: [], button: [], afterButton: ['resetLink'], notYou: [] },
    words: (values) => ({ firstName: values.firstName }),
    write: ({ loginLink, resetLink }, text) => ({
      paragraphs: [text('text')],
      button: { label: text('button'), link: loginLink },
      afterButton: text('afterButton', { resetLink }),
      notYou: text('notYou'),
    }),
  }),
  'forgot-password': letterKind({
    ...withLink,
    limit: { group: 'password', whenOver: 'drop' },
    write: linkLetter,
  }),
  'password-changed': letterKind({ ...notice, values: z.object({}), write: plainNotice }),
  'email-change-confirm': letterKind({
    ...withLink,
    values: z.object({ link: mailLink, newEmail }),
    limit: { group: 'account', whenOver: 'wait' },
    words: (values) => ({ newEmail: values.newEmail }),
    write: linkLetter,
  }),
  'email-change-notice': letterKind({
    ...notice,
    values: z.object({ newEmail }),
    words: (values) => ({ newEmail: values.newEmail }),
    write: plainNotice,
  }),
  'email-changed': letterKind({
    ...notice,
    values: z.object({ newEmail }),
    words: (values) => ({ newEmail: values.newEmail }),
    write: plainNotice,
  }),
  welcome: letterKind({
    values: z.object({ firstName }),
    limit: null,
    texts: { text: [], end: [], notYou: [] },
    words: (values) => ({ firstName: values.firstName }),
    write: (_values, text) => ({
      paragraphs: [text('text'), text('end')],
      notYou: text('notYou'),
    }),
  }),
  'provider-joined': letterKind({
    ...notice,
    values: z.object({ provider: withExample(mailWord, 'Google') }),
    words: ({ provider }) => ({ provider }),
    write: plainNotice,
  }),
  'staff-invited': letterKind({
    values: z.object({ link: mailLink }),
    limit: null,
    isToStaff: true,
    texts: { text: [], account: [], button: [], afterButton: [], notYou: [] },
    write: ({ link }, text) => ({
      paragraphs: [text('text'), text('account')],
      button: { label: text('button'), link },
      afterButton: text('afterButton'),
      notYou: text('notYou'),
    }),
  }),
  'staff-password': letterKind({
    ...withLink,
    limit: { group: 'password', whenOver: 'drop' },
    isToStaff: true,
    write: linkLetter,
  }),
  'staff-password-set': letterKind({
    ...notice,
    values: z.object({}),
    isToStaff: true,
    write: plainNotice,
  }),
}

export type UserLetters = typeof kinds

export const userLetters = defineLetters(kinds, { hrv, eng })

function linkLetter(
  { link }: { readonly link: string },
  text: (name: keyof typeof withLink.texts) => string,
) {
  return {
    paragraphs: [text('text')],
    button: { label: text('button'), link },
    afterButton: text('afterButton'),
    notYou: text('notYou'),
  }
}

function plainNotice(_values: unknown, text: (name: keyof typeof notice.texts) => string) {
  return { paragraphs: [text('text')], notYou: text('notYou') }
}

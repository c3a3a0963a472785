import { z } from 'zod'
import { defineLetters, mailLink, mailWord, typedWord } from '#services/platform/letter.ts'
import { eng } from './eng.ts'
import { hrv } from './hrv.ts'

const kinds = {
  'confirm-registration': {
    values: z.object({ firstName: typedWord, lastName: typedWord, link: mailLink }),
    limit: { group: 'account', whenOver: 'wait' },
  },
  'already-registered': {
    values: z.object({ firstName: typedWord, loginLink: mailLink, resetLink: mailLink }),
    limit: { group: 'account', whenOver: 'drop' },
  },
  'forgot-password': {
    values: z.object({ link: mailLink }),
    limit: { group: 'password', whenOver: 'drop' },
  },
  'password-changed': { values: z.object({}), limit: null },
  'email-change-confirm': {
    values: z.object({ link: mailLink, newEmail: mailWord }),
    limit: { group: 'account', whenOver: 'wait' },
  },
  'email-change-notice': { values: z.object({ newEmail: mailWord }), limit: null },
  'email-changed': { values: z.object({ newEmail: mailWord }), limit: null },
  welcome: { values: z.object({ firstName: typedWord }), limit: null },
  'provider-joined': { values: z.object({ provider: mailWord }), limit: null },
  'staff-invited': { values: z.object({ link: mailLink }), limit: null },
  'staff-password': {
    values: z.object({ link: mailLink }),
    limit: { group: 'password', whenOver: 'drop' },
  },
  'staff-password-set': { values: z.object({}), limit: null },
} as const

export type UserLetters = typeof kinds

export const userLetters = defineLetters(kinds, { hrv, eng })

import { z } from 'zod'
import { done, idInText } from './answers.ts'
import { describeCall } from './call.ts'
import { mailRow } from './mail-list.ts'

const ofStaff = { service: 'settings', method: 'POST' } as const
const reading = { ...ofStaff, access: { right: 'mails.read' } } as const
const stepping = { ...ofStaff, kind: 'write', access: { right: 'mails.send' } } as const

/** What letters of a kind are about, in the languages of the back office. */
const kindName = z.object({ hr: z.string(), en: z.string() })

const staffMail = mailRow.extend({
  kindName,
  sentAt: z.string().nullable(),
  /** Without links and codes, which open something. */
  text: z.string().nullable(),
  /** When it is tried again by itself; null when it is not. */
  nextTryAt: z.string().nullable(),
  /** The last one first. */
  attempts: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      fault: z.string().nullable(),
      /** Words of the mail server, without addresses. */
      answer: z.string().nullable(),
    }),
  ),
})

export const getMail = describeCall({
  ...reading,
  path: 'x/mail/get',
  summary: 'A letter with its text, without what opens something, and each attempt to send it',
  input: z.object({ id: idInText }),
  output: z.object({ mail: staffMail }),
})

export const listMailKinds = describeCall({
  ...reading,
  path: 'x/mail/kinds',
  summary: 'Every letter that the services send',
  input: z.object({}),
  output: z.object({ kinds: z.array(z.object({ key: z.string(), name: kindName })) }),
})

export const sendMailAgain = describeCall({
  ...stepping,
  path: 'x/mail/again',
  summary: 'Tries a letter again that was given up',
  input: z.object({ id: idInText }),
  output: done,
})

export const giveMailUp = describeCall({
  ...stepping,
  path: 'x/mail/giveUp',
  summary: 'Ends all attempts to send a letter',
  input: z.object({ id: idInText }),
  output: done,
})

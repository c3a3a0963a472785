import { z } from 'zod'
import { describeCall } from './call.ts'
import { captchaInput } from './captcha.ts'
import { consentNumbers, readTexts } from './consents.ts'
import { email } from './rules/fields.ts'
import { describePath } from './site-path.ts'

export const SUBSCRIBER_STATES = ['PENDING', 'ACTIVE', 'STOPPED'] as const
/** The form of the site, or the consents of an account. */
export const SUBSCRIBER_SOURCES = ['FORM', 'ACCOUNT'] as const

const token = z.string().min(1).max(400)
const ofNewsletter = { service: 'marketing', method: 'POST', access: 'session' } as const

export const subscribeNewsletter = describeCall({
  ...ofNewsletter,
  path: 'newsletter/subscribe',
  summary:
    'Signs an address up for the newsletter; the answer is the same for known and unknown addresses',
  kind: 'write',
  input: z.object({
    email: email(),
    /** Consents of the form `newsletter`. */
    consents: consentNumbers.optional(),
    readTexts,
    /** A field that people do not see. Filled in: nothing is done, and the answer is the same. */
    trap: z.string().max(500).optional(),
    ...captchaInput,
  }),
  output: z.object({
    /** Extension: false for the address of the logged-in customer; any other confirms by a link. */
    needsConfirmation: z.boolean().nullish(),
    /** Extension: lets this browser open the link of the letter without another press. */
    browserKey: z.string().nullish(),
  }),
})

export const readNewsletterLetter = describeCall({
  ...ofNewsletter,
  path: 'x/newsletter/letter',
  summary: 'What the link of a letter is for; changes nothing',
  adds: 'the newsletter',
  input: z.object({ token, browserKey: z.string().max(400).optional() }),
  output: z.object({
    /** Null for a link that is not ours, has expired, or whose subscription is gone. */
    letter: z
      .object({
        kind: z.enum(['CONFIRM', 'STOP']),
        state: z.enum(SUBSCRIBER_STATES),
        /** This browser signed the address up. */
        isOwnBrowser: z.boolean(),
      })
      .nullable(),
  }),
})

export const confirmNewsletter = describeCall({
  ...ofNewsletter,
  path: 'x/newsletter/confirm',
  summary: 'Confirms the address by the link of its letter, or undoes a stop within an hour',
  adds: 'its confirmation',
  kind: 'write',
  input: z.object({ token }),
  output: z.object({ email: z.string() }),
})

export const stopNewsletter = describeCall({
  ...ofNewsletter,
  path: 'x/newsletter/stop',
  summary: 'Ends the newsletter of the address by the link of a letter, and withdraws its consents',
  adds: 'its end',
  kind: 'write',
  input: z.object({ token }),
  output: z.object({
    /** For `confirm`, during an hour. */
    undoToken: z.string(),
  }),
})

export const newsletterPages = describePath({
  paths: ['/odjava-newslettera/*'],
  service: 'marketing',
  summary: 'The end of the newsletter by one press in a mail program',
  kind: 'pages',
})

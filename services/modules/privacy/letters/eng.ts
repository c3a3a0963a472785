import type { LetterTexts } from '#services/platform/letter.ts'
import type { PrivacyLetters } from './privacy-letters.ts'

const DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Zagreb', dateStyle: 'long' })
const day = (at: string) => DAY.format(new Date(at))

/** As in "request for …". */
const KINDS: Readonly<Record<string, string>> = {
  EXPORT: 'access to your personal data',
  ERASURE: 'erasure of your personal data',
  RECTIFICATION: 'rectification of your personal data',
  RESTRICTION: 'restriction of the processing of your personal data',
  OBJECTION: 'an end of the processing of your personal data',
}

const greeting = 'Hello,'
const OFFICE = 'the Croatian Personal Data Protection Agency (azop.hr)'

export const eng: LetterTexts<PrivacyLetters> = {
  'privacy-identity': {
    about: 'request to confirm who somebody is',
    write: (request) => ({
      subject: 'Please confirm that the request is yours',
      preheader: 'We give your data to you alone.',
      greeting,
      paragraphs: [
        `${received(request)} Before we answer we have to know that you sent it.`,
        'Reply to this message from the address that we know, with the number of one of your orders or a detail that only you know. Please do not send a copy of your identity card.',
      ],
      notYou: 'Was it not you? Reply to this message: without a confirmation we give nothing.',
    }),
  },

  'privacy-prolonged': {
    about: 'longer term for an answer about personal data',
    write: ({ dueAt, reason, ...request }) => ({
      subject: 'We need more time to answer your request',
      preheader: `We will answer by ${day(dueAt)}.`,
      greeting,
      paragraphs: [
        `${received(request)} We prolong the term for our answer to ${day(dueAt)}.`,
        `Reason: ${reason}`,
        `If you think that there is no reason for it, you can turn to ${OFFICE} or to a court.`,
      ],
    }),
  },

  'privacy-refused': {
    about: 'refusal of a request about personal data',
    write: ({ reason, ...request }) => ({
      subject: 'We cannot grant your request',
      preheader: 'Here is why, and what you can do.',
      greeting,
      paragraphs: [
        `${received(request)} We cannot grant it.`,
        `Reason: ${reason}`,
        `You can lodge a complaint with ${OFFICE}, or go to court.`,
      ],
    }),
  },

  'privacy-done': {
    about: 'answer to a request about personal data',
    write: (request) => ({
      subject: 'Your request is fulfilled',
      preheader: 'We have done what you requested.',
      greeting,
      paragraphs: [
        `${received(request)} We have done what you requested.`,
        'If something is not right, reply to this message.',
      ],
    }),
  },

  'privacy-export': {
    about: 'link to personal data',
    write: ({ link, ...request }) => ({
      subject: 'Your data is ready to download',
      preheader: 'The link is valid for seven days.',
      greeting,
      paragraphs: [
        `${received(request)} The file has all that we know about you, in a form that people and programs can read.`,
      ],
      button: { label: 'Download your data', link },
      afterButton: 'The link is valid for seven days. Do not pass it on to others.',
      notYou: 'Did you not request this? Reply to this message at once.',
    }),
  },

  'privacy-erased': {
    about: 'confirmation that personal data is erased',
    write: (request) => ({
      subject: 'Your data is erased',
      preheader: 'Account and data no longer exist.',
      greeting,
      paragraphs: [
        `${received(request)} Your account, if you had one, and your data are erased.`,
        'What the law demands remains, such as the sums of invoices. If an order is under way, we still write to you about it, and erase your data once it has arrived.',
      ],
    }),
  },
}

type Received = { readonly kind: string; readonly receivedAt: string }

function received({ kind, receivedAt }: Received): string {
  return `On ${day(receivedAt)} we received your request for ${KINDS[kind] ?? 'the protection of your data'}.`
}

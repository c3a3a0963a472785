import type { LetterTexts } from '#services/platform/letter.ts'
import type { PrivacyLetters } from './privacy-letters.ts'

const everyText = {
  greeting: 'Hello,',
  access: 'On {received} we received your request for access to your personal data.',
  erasure: 'On {received} we received your request for erasure of your personal data.',
  rectification: 'On {received} we received your request for rectification of your personal data.',
  restriction:
    'On {received} we received your request for restriction of the processing of your personal data.',
  objection:
    'On {received} we received your request for an end of the processing of your personal data.',
} as const
const OFFICE = 'the Croatian Personal Data Protection Agency (azop.hr)'

export const eng: LetterTexts<PrivacyLetters> = {
  'privacy-identity': {
    about: 'request to confirm who somebody is',
    when: 'When staff do not know whether the request came from that person.',
    texts: {
      ...everyText,
      subject: 'Please confirm that the request is yours',
      preheader: 'We give your data to you alone.',
      text: 'Before we answer we have to know that you sent it.',
      how: 'Reply to this message from the address that we know, with the number of one of your orders or a detail that only you know. Please do not send a copy of your identity card.',
      notYou: 'Was it not you? Reply to this message: without a confirmation we give nothing.',
    },
  },

  'privacy-prolonged': {
    about: 'longer term for an answer about personal data',
    when: 'When staff prolong the term.',
    texts: {
      ...everyText,
      subject: 'We need more time to answer your request',
      preheader: 'We will answer by {due}.',
      text: 'We prolong the term for our answer to {due}.',
      reason: 'Reason: {reason}',
      complaint: `If you think that there is no reason for it, you can turn to ${OFFICE} or to a court.`,
    },
  },

  'privacy-refused': {
    about: 'refusal of a request about personal data',
    when: 'When staff refuse a request.',
    texts: {
      ...everyText,
      subject: 'We cannot grant your request',
      preheader: 'Here is why, and what you can do.',
      text: 'We cannot grant it.',
      reason: 'Reason: {reason}',
      complaint: `You can lodge a complaint with ${OFFICE}, or go to court.`,
    },
  },

  'privacy-done': {
    about: 'answer to a request about personal data',
    when: 'When staff complete a rectification, a restriction or an objection.',
    texts: {
      ...everyText,
      subject: 'Your request is fulfilled',
      preheader: 'We have done what you requested.',
      text: 'We have done what you requested.',
      after: 'If something is not right, reply to this message.',
    },
  },

  'privacy-export': {
    about: 'link to personal data',
    when: 'When staff send people their data.',
    texts: {
      ...everyText,
      subject: 'Your data is ready to download',
      preheader: 'The link is valid for seven days.',
      text: 'The file has all that we know about you, in a form that people and programs can read.',
      button: 'Download your data',
      afterButton: 'The link is valid for seven days. Do not pass it on to others.',
      notYou: 'Did you not request this? Reply to this message at once.',
    },
  },

  'privacy-erased': {
    about: 'confirmation that personal data is erased',
    when: 'When staff erase the data of a person.',
    texts: {
      ...everyText,
      subject: 'Your data is erased',
      preheader: 'Account and data no longer exist.',
      text: 'Your account, if you had one, and your data are erased.',
      after:
        'What the law demands remains, such as the sums of invoices. If an order is under way, we still write to you about it, and erase your data once it has arrived.',
    },
  },
}

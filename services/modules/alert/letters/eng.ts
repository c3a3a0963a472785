import type { LetterTexts } from '#services/platform/letter.ts'
import type { AlertLetters } from './alert-letters.ts'

const everyText = {
  more: 'The first are below, and there are {more} more.',
  afterButton: 'You choose what we write to you about in the back office, under “My account”.',
} as const

export const eng: LetterTexts<AlertLetters> = {
  'alert-order': {
    about: 'alert of new orders',
    when: 'When an order comes, to the members of staff who chose it; at most once a minute.',
    texts: {
      ...everyText,
      subject: 'New orders: {count}',
      preheader: 'What was ordered in the last minute.',
      greeting: 'New orders',
      text: 'New orders, {count} in all:',
      button: 'Open the orders',
    },
  },
  'alert-withdrawal': {
    about: 'alert of withdrawals',
    when: 'When a buyer withdraws from a contract, to the members of staff who chose it.',
    texts: {
      ...everyText,
      subject: 'Withdrawals: {count}',
      preheader: 'The money has to be paid back within 14 days.',
      greeting: 'Buyers withdrew',
      text: 'Withdrawals, {count} in all, and how much has to be paid back:',
      button: 'Open the orders',
    },
  },
  'alert-stock': {
    about: 'alert of low stock',
    when: 'When the stock of a product falls below the minimum, to the members of staff who chose it.',
    texts: {
      ...everyText,
      subject: 'Low stock: {count}',
      preheader: 'Products of which few pieces are left.',
      greeting: 'Low stock',
      text: 'Products whose stock fell below the minimum, {count} in all, and how many pieces are left:',
      button: 'Open the back office',
    },
  },
  'alert-mail': {
    about: 'alert of letters that were not sent',
    when: 'When a letter is given up, to the members of staff who chose it.',
    texts: {
      ...everyText,
      subject: 'Letters that were not sent: {count}',
      preheader: 'They are not tried again.',
      greeting: 'Some letters were not sent',
      text: 'These letters were given up, {count} in all:',
      button: 'Open the letters',
    },
  },
  'alert-privacy': {
    about: 'alert of privacy requests that are due',
    when: 'A week, three days and a day before the last day, and on it, to the members of staff who chose it.',
    texts: {
      ...everyText,
      subject: 'Privacy requests due soon: {count}',
      preheader: 'People wait for an answer.',
      greeting: 'Privacy requests are due soon',
      text: 'Numbers of privacy requests that are due soon, {count} in all, and the last day for an answer:',
      button: 'Open the requests',
    },
  },
  'alert-comment': {
    about: 'alert of reported comments',
    when: 'When a visitor reports a comment, to the members of staff who chose it.',
    texts: {
      ...everyText,
      subject: 'Reported comments: {count}',
      preheader: 'Visitors want you to look at them.',
      greeting: 'Reported comments',
      text: 'Visitors reported comments on these, {count} in all:',
      button: 'Open the comments',
    },
  },
  'alert-form': {
    about: 'alert of answers to forms',
    when: 'When a visitor sends a form, to the members of staff who chose it; at most once a minute.',
    texts: {
      ...everyText,
      subject: 'New answers to forms: {count}',
      preheader: 'Visitors sent forms.',
      greeting: 'New answers to forms',
      text: 'Visitors sent these forms, {count} in all:',
      button: 'Open the answers',
    },
  },
}

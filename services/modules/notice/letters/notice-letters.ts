import { z } from 'zod'
import {
  defineLetters,
  letterKind,
  mailLink,
  mailWord,
  withExample,
} from '#services/platform/letter.ts'
import { eng } from './eng.ts'
import { hrv } from './hrv.ts'

const productName = withExample(mailWord, 'Domaći dres')

const toConfirm = letterKind({
  values: z.object({ productName, link: mailLink }),
  limit: { group: 'shop', whenOver: 'wait' },
  texts: { text: [], button: [], afterButton: [], notYou: [] },
  words: (values) => ({ productName: values.productName }),
  write: ({ link }, text) => ({
    paragraphs: [text('text')],
    button: { label: text('button'), link },
    afterButton: text('afterButton'),
    notYou: text('notYou'),
  }),
})

const offer = letterKind({
  values: z.object({
    ...{ productName, priceCents: z.int() },
    ...{ link: mailLink, stopLink: mailLink },
  }),
  limit: null,
  texts: { text: [], button: [], afterButton: [], notYou: ['stopLink'] },
  words: (values, { euros }) => ({
    productName: values.productName,
    price: euros(values.priceCents),
  }),
  write: ({ priceCents, link, stopLink, ...values }, text, { euros }) => ({
    paragraphs: [text('text')],
    details: [{ label: values.productName, value: euros(priceCents) }],
    button: { label: text('button'), link },
    afterButton: text('afterButton'),
    notYou: text('notYou', { stopLink }),
  }),
})

const kinds = {
  'confirm-stock-notice': toConfirm,
  'confirm-price-notice': toConfirm,
  'back-in-stock': offer,
  'price-drop': offer,
}

export type NoticeLetters = typeof kinds

/** Mails about products that a visitor waits for. */
export const noticeLetters = defineLetters(kinds, { hrv, eng })

import { z } from 'zod'
import { defineLetters, mailLink, mailWord } from '#services/platform/letter.ts'
import { eng } from './eng.ts'
import { hrv } from './hrv.ts'

const toConfirm = {
  values: z.object({ productName: mailWord, link: mailLink }),
  limit: { group: 'shop', whenOver: 'wait' },
} as const

const offer = {
  values: z.object({
    productName: mailWord,
    priceCents: z.int(),
    link: mailLink,
    stopLink: mailLink,
  }),
  limit: null,
}

const kinds = {
  'confirm-stock-notice': toConfirm,
  'confirm-price-notice': toConfirm,
  'back-in-stock': offer,
  'price-drop': offer,
}

export type NoticeLetters = typeof kinds

/** Mails about products that a visitor waits for. */
export const noticeLetters = defineLetters(kinds, { hrv, eng })

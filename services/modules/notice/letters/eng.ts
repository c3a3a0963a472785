import type { LetterNames } from '#services/platform/letter.ts'
import type { NoticeLetters } from './notice-letters.ts'

export const eng: LetterNames<NoticeLetters> = {
  'confirm-stock-notice': {
    about: 'confirmation of a request about stock',
    when: 'When a guest wants to know when a product is back.',
  },
  'confirm-price-notice': {
    about: 'confirmation of a request about a price',
    when: 'When a guest wants to know of a lower price.',
  },
  'back-in-stock': {
    about: 'notice that a product is back in stock',
    when: 'When a product is back, to those who wanted to know.',
  },
  'price-drop': {
    about: 'notice of a lower price',
    when: 'When the price of a product falls, to those who wanted to know.',
  },
}

import type { LetterNames } from '#services/platform/letter.ts'
import type { NoticeLetters } from './notice-letters.ts'

export const eng: LetterNames<NoticeLetters> = {
  'confirm-stock-notice': { about: 'confirmation of a request about stock' },
  'confirm-price-notice': { about: 'confirmation of a request about a price' },
  'back-in-stock': { about: 'notice that a product is back in stock' },
  'price-drop': { about: 'notice of a lower price' },
}

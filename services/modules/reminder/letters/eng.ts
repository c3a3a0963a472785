import type { LetterNames } from '#services/platform/letter.ts'
import type { ReminderLetters } from './reminder-letters.ts'

export const eng: LetterNames<ReminderLetters> = {
  'cart-left': {
    about: 'reminder of a cart',
    when: 'A day after a customer who wants news and offers has left a cart, once.',
  },
}

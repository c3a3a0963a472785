import type { LetterNames } from '#services/platform/letter.ts'
import type { ReminderLetters } from './reminder-letters.ts'

export const eng: LetterNames<ReminderLetters> = {
  'cart-left': { about: 'reminder of a cart' },
}

import type { LetterNames } from '#services/platform/letter.ts'
import type { NewsletterLetters } from './newsletter-letters.ts'

export const eng: LetterNames<NewsletterLetters> = {
  'confirm-newsletter': {
    about: 'confirmation of a sign-up for the newsletter',
    when: 'When somebody types an address into the form for the newsletter.',
  },
  'newsletter-known': {
    about: 'repeated sign-up for the newsletter',
    when: 'When somebody types an address that gets the newsletter already.',
  },
}

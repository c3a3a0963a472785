import type { LetterTexts } from '#services/platform/letter.ts'
import type { NewsletterLetters } from './newsletter-letters.ts'

export const eng: LetterTexts<NewsletterLetters> = {
  'confirm-newsletter': {
    about: 'confirmation of a sign-up for the newsletter',
    when: 'When somebody types an address into the form for the newsletter.',
    texts: {
      subject: 'Please confirm your newsletter subscription',
      preheader: 'One more step and you are subscribed.',
      greeting: 'Hello!',
      text: 'This e-mail address was entered in the form for our newsletter. Please confirm that it was you.',
      button: 'Confirm subscription',
      afterButton:
        'The link is valid for 30 days. Without a confirmation we do not send you the newsletter.',
      notYou: 'Was it not you? Ignore this message or end the subscription at once: {stopLink}',
    },
  },
  'newsletter-known': {
    about: 'repeated sign-up for the newsletter',
    when: 'When somebody types an address that gets the newsletter already.',
    texts: {
      subject: 'You already receive our newsletter',
      preheader: 'There is nothing you need to do.',
      greeting: 'Hello!',
      text: 'This e-mail address was entered in the form for the newsletter again, and it is already subscribed. There is nothing you need to do.',
      notYou: 'Would you rather not receive the newsletter? Unsubscribe here: {stopLink}',
    },
  },
}

import type { LetterTexts } from '#services/platform/letter.ts'
import type { FormLetters } from './form-letters.ts'

export const eng: LetterTexts<FormLetters> = {
  'form-answer': {
    about: 'answer to a form',
    when: 'When a visitor sends a form, to the recipients that the form or the settings of the site name.',
    texts: {
      subject: 'New answer: {formName}',
      preheader: 'Sent by a form on your site.',
      greeting: 'A new answer to a form',
      text: 'A visitor sent the form “{formName}”:',
      button: 'Open in the back office',
      afterButton: 'If the visitor gave an address, a reply to this letter goes there.',
    },
  },
  'form-confirmation': {
    about: 'confirmation of an address of a form',
    when: 'When a visitor sends a form that asks to confirm the e-mail address.',
    texts: {
      subject: 'Please confirm your e-mail address',
      preheader: 'One more step and you are done.',
      greeting: 'Hello!',
      text: 'We have received your form “{formName}”. Please confirm that this is your e-mail address.',
      button: 'Confirm the address',
      afterButton: 'The link is valid for seven days.',
      notYou:
        'Did you not send the form? Ignore this message: without a confirmation the address stays unconfirmed.',
    },
  },
}

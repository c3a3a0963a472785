import type { LetterNames } from '#services/platform/letter.ts'
import type { FormLetters } from './form-letters.ts'

export const eng: LetterNames<FormLetters> = {
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
  },
}

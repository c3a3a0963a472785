import type { LetterFrame } from '#services/modules/mail/letter-frame.ts'

export const engFrame: LetterFrame = {
  language: 'en',
  bareLink: 'If the button does not open, copy this link into your browser:',
  automatic: 'This is an automatic message.',
}

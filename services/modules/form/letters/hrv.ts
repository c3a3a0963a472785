import type { LetterTexts } from '#services/platform/letter.ts'
import type { FormLetters } from './form-letters.ts'

export const hrv: LetterTexts<FormLetters> = {
  'form-answer': {
    about: 'odgovor na obrazac',
    when: 'Kad posjetitelj pošalje obrazac, primateljima koji su u obrascu ili u postavkama stranice.',
    texts: {
      subject: 'Novi odgovor: {formName}',
      preheader: 'Poslano obrascem na vašoj stranici.',
      greeting: 'Novi odgovor na obrazac',
      text: 'Posjetitelj je poslao obrazac „{formName}”:',
      button: 'Otvorite u uredništvu',
      afterButton: 'Ako je posjetitelj upisao svoju adresu, odgovor na ovu poruku stiže njemu.',
    },
  },
}

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

  'form-confirmation': {
    about: 'potvrda adrese iz obrasca',
    when: 'Kad posjetitelj pošalje obrazac koji traži potvrdu e-adrese.',
    texts: {
      subject: 'Potvrdite svoju e-adresu',
      preheader: 'Još jedan korak i gotovo je.',
      greeting: 'Pozdrav!',
      text: 'Primili smo vaš obrazac „{formName}”. Potvrdite da je ovo vaša e-adresa.',
      button: 'Potvrdite adresu',
      afterButton: 'Poveznica vrijedi sedam dana.',
      notYou:
        'Niste poslali obrazac? Zanemarite ovu poruku: bez potvrde adresa ostaje nepotvrđena.',
    },
  },
}

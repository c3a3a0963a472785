import type { LetterTexts } from '#services/platform/letter.ts'
import type { NewsletterLetters } from './newsletter-letters.ts'

export const hrv: LetterTexts<NewsletterLetters> = {
  'confirm-newsletter': {
    about: 'potvrda prijave na newsletter',
    when: 'Kad netko upiše e-adresu u obrazac za newsletter.',
    texts: {
      subject: 'Potvrdite prijavu na newsletter',
      preheader: 'Još jedan korak i prijavljeni ste.',
      greeting: 'Pozdrav!',
      text: 'Ova je e-adresa upisana u obrazac za naš newsletter. Potvrdite da ste je upisali vi.',
      button: 'Potvrdite prijavu',
      afterButton: 'Poveznica vrijedi 30 dana. Bez potvrde vam ne šaljemo newsletter.',
      notYou:
        'Niste se prijavili vi? Zanemarite ovu poruku ili odmah prekinite prijavu: {stopLink}',
    },
  },

  'newsletter-known': {
    about: 'ponovljena prijava na newsletter',
    when: 'Kad netko upiše e-adresu koja već prima newsletter.',
    texts: {
      subject: 'Već primate naš newsletter',
      preheader: 'Ne morate učiniti ništa.',
      greeting: 'Pozdrav!',
      text: 'Ova je e-adresa ponovno upisana u obrazac za newsletter, a već je prijavljena. Ne morate učiniti ništa.',
      notYou: 'Ne želite više primati newsletter? Odjavite se: {stopLink}',
    },
  },
}

import type { LetterTexts } from '#services/platform/letter.ts'
import type { ReminderLetters } from './reminder-letters.ts'

export const hrv: LetterTexts<ReminderLetters> = {
  'cart-left': {
    about: 'podsjetnik na košaricu',
    when: 'Dan nakon što kupac koji želi vijesti i ponude ostavi košaricu, jedanput.',
    texts: {
      subject: 'Vaša vas košarica čeka',
      preheader: 'Odabrano smo sačuvali.',
      greeting: 'Pozdrav, {firstName}!',
      text: 'U košarici ste ostavili nekoliko stvari. Ako ih još želite, čekaju vas ovdje:',
      pieces: '{quantity} kom.',
      button: 'Otvorite košaricu',
      afterButton:
        'Proizvodi u košarici nisu rezervirani, a cijene i zalihe mogu se promijeniti. Za ovu košaricu nećemo slati druge podsjetnike.',
      notYou:
        'Ovu poruku primate jer ste pristali na vijesti i ponude e-poštom. Ne želite ih više? Odjavite se: {stopLink}',
    },
  },
}

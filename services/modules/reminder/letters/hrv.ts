import type { LetterTexts } from '#services/platform/letter.ts'
import type { ReminderLetters } from './reminder-letters.ts'

export const hrv: LetterTexts<ReminderLetters> = {
  'cart-left': {
    about: 'podsjetnik na košaricu',
    write: ({ firstName, link, stopLink, lines }) => ({
      subject: 'Vaša vas košarica čeka',
      preheader: 'Odabrano smo sačuvali.',
      greeting: `Pozdrav, ${firstName}!`,
      paragraphs: ['U košarici ste ostavili nekoliko stvari. Ako ih još želite, čekaju vas ovdje:'],
      details: lines.map(({ name, quantity }) => ({ label: name, value: `${quantity} kom.` })),
      button: { label: 'Otvorite košaricu', link },
      afterButton:
        'Proizvodi u košarici nisu rezervirani, a cijene i zalihe mogu se promijeniti. Za ovu košaricu nećemo slati druge podsjetnike.',
      notYou: `Ovu poruku primate jer ste pristali na vijesti i ponude e-poštom. Ne želite ih više? Odjavite se: ${stopLink}`,
    }),
  },
}

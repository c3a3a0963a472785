import type { LetterTexts } from '#services/platform/letter.ts'
import type { eventLetters } from './event-kinds.ts'

const everyText = { order: 'Narudžba', button: 'Otvorite narudžbu' } as const

/** Letters to buyers of tickets about what became of the event. */
export const hrvEvents: LetterTexts<typeof eventLetters> = {
  'order-event-cancelled': {
    about: 'obavijest o otkazanom događaju',
    when: 'Kad osoblje otkaže događaj, svakom kupcu ulaznice.',
    texts: {
      ...everyText,
      subject: 'Otkazano: {title}',
      preheader: 'Što to znači za vaše ulaznice.',
      greeting: 'Događaj je otkazan',
      text: '{title} ({when}) neće se održati.',
      refund:
        'Novac za ulaznice vraćamo istim putem kojim ste platili, najkasnije u roku od 14 dana.',
      refundNext: 'Ne morate ništa učiniti.',
      season: 'Vaša ulaznica i dalje vrijedi za ostale događaje.',
      seasonNext: 'Za povrat dijela cijene javite nam se odgovorom na ovu poruku.',
      unpaid: 'Ništa nam ne dugujete.',
      unpaidNext: 'Ako još niste platili, nemojte plaćati ulaznice.',
    },
  },

  'order-event-postponed': {
    about: 'obavijest o novom terminu događaja',
    when: 'Kad osoblje odgodi događaj, svakom kupcu ulaznice.',
    texts: {
      ...everyText,
      subject: 'Novi termin: {title}',
      preheader: '{when}. Vaše ulaznice vrijede i dalje.',
      greeting: 'Događaj ima novi termin',
      text: '{title} održat će se {when}.',
      textWithPlace: '{title} održat će se {when}, {place}.',
      before: 'Prijašnji termin, {before}, više ne vrijedi.',
      after:
        'Vaše ulaznice vrijede za novi termin. Ne morate ništa učiniti. Ako tada ne možete doći, javite nam se odgovorom na ovu poruku.',
    },
  },

  'order-event-restored': {
    about: 'obavijest o događaju koji se ipak održava',
    when: 'Kad osoblje vrati otkazani događaj, svakom kupcu ulaznice.',
    texts: {
      ...everyText,
      subject: 'Ipak se održava: {title}',
      preheader: '{when}. Vaše ulaznice vrijede.',
      greeting: 'Događaj se ipak održava',
      text: 'Javili smo vam da je otkazano, no {title} ipak će se održati {when}.',
      textWithPlace:
        'Javili smo vam da je otkazano, no {title} ipak će se održati {when}, {place}.',
      sorry: 'Oprostite na zabuni.',
      after:
        'Vaše ulaznice vrijede. Ako zbog otkazivanja više ne možete doći, javite nam se odgovorom na ovu poruku i vratit ćemo vam novac.',
    },
  },
}

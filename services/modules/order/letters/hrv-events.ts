import { hrvFormats } from '#services/modules/mail/api.ts'
import type { LetterContent, LetterTexts } from '#services/platform/letter.ts'
import type { OrderLetters } from './order-letters.ts'
import type { WithEvent } from './values.ts'

const { longMoment, longDay } = hrvFormats

type EventLetters = Pick<
  LetterTexts<OrderLetters>,
  'order-event-cancelled' | 'order-event-postponed' | 'order-event-restored'
>

/** Letters to buyers of tickets about what became of the event. */
export const eventLetters: EventLetters = {
  'order-event-cancelled': {
    about: 'obavijest o otkazanom događaju',
    write: (values) => ({
      subject: `Otkazano: ${values.title}`,
      preheader: moneyOf(values),
      greeting: 'Događaj je otkazan',
      paragraphs: [
        `${values.title} (${whenOf(values, values.start)}) neće se održati.`,
        ...reasonOf(values),
        `${moneyOf(values)} ${ticketsWords(values)}`,
      ],
      ...restOf(values),
    }),
  },

  'order-event-postponed': {
    about: 'obavijest o novom terminu događaja',
    write: (values) => ({
      subject: `Novi termin: ${values.title}`,
      preheader: `${whenOf(values, values.start)}. Vaše ulaznice vrijede i dalje.`,
      greeting: 'Događaj ima novi termin',
      paragraphs: [
        `${values.title} održat će se ${whenOf(values, values.start)}${values.location ? `, ${values.location}` : ''}.${
          values.previousStart === null
            ? ''
            : ` Prijašnji termin, ${whenOf(values, values.previousStart)}, više ne vrijedi.`
        }`,
        ...reasonOf(values),
        'Vaše ulaznice vrijede za novi termin. Ne morate ništa učiniti. Ako tada ne možete doći, javite nam se odgovorom na ovu poruku.',
      ],
      ...restOf(values),
    }),
  },

  'order-event-restored': {
    about: 'obavijest o događaju koji se ipak održava',
    write: (values) => ({
      subject: `Ipak se održava: ${values.title}`,
      preheader: `${whenOf(values, values.start)}. Vaše ulaznice vrijede.`,
      greeting: 'Događaj se ipak održava',
      paragraphs: [
        `Javili smo vam da je otkazano, no ${values.title} ipak će se održati ${whenOf(values, values.start)}${values.location ? `, ${values.location}` : ''}. Oprostite na zabuni.`,
        ...reasonOf(values),
        'Vaše ulaznice vrijede. Ako zbog otkazivanja više ne možete doći, javite nam se odgovorom na ovu poruku i vratit ćemo vam novac.',
      ],
      ...restOf(values),
    }),
  },
}

function whenOf({ isAllDay }: WithEvent, at: string): string {
  return isAllDay ? longDay(at) : longMoment(at)
}

function moneyOf({ isPaid, isSeason }: WithEvent): string {
  if (!isPaid) return 'Ništa nam ne dugujete.'
  return isSeason
    ? 'Vaša ulaznica i dalje vrijedi za ostale događaje.'
    : 'Novac za ulaznice vraćamo istim putem kojim ste platili, najkasnije u roku od 14 dana.'
}

function ticketsWords({ isPaid, isSeason }: WithEvent): string {
  if (!isPaid) return 'Ako još niste platili, nemojte plaćati ulaznice.'
  return isSeason
    ? 'Za povrat dijela cijene javite nam se odgovorom na ovu poruku.'
    : 'Ne morate ništa učiniti.'
}

/** In the words of staff. */
function reasonOf({ reason }: WithEvent): string[] {
  return reason === '' ? [] : [reason]
}

function restOf({ number, link, tickets }: WithEvent): Pick<LetterContent, 'details' | 'button'> {
  return {
    details: [
      { label: 'Narudžba', value: number },
      ...tickets.map((ticket) => ({ label: ticket, value: '' })),
    ],
    button: { label: 'Otvorite narudžbu', link },
  }
}

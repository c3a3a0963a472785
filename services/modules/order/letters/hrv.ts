import { hrvFormats } from '#services/modules/mail/api.ts'
import type { LetterTexts } from '#services/platform/letter.ts'
import { eventLetters } from './hrv-events.ts'
import { detailsOf, howToPay, transferOf } from './hrv-summary.ts'
import type { OrderLetters } from './order-letters.ts'

const { euros, longMoment, moment } = hrvFormats

const AFTER_WITHDRAWAL =
  'Primljene proizvode pošaljite nam u roku od 14 dana od ove izjave. Novac vraćamo istim putem kojim ste platili, najkasnije 14 dana od izjave, a možemo pričekati dok proizvodi ne stignu.'

export const hrv: LetterTexts<OrderLetters> = {
  'order-placed': {
    about: 'potvrda narudžbe',
    write: (values) => ({
      subject: `Vaša narudžba ${values.number}`,
      preheader: `Zaprimili smo je. Ukupno ${euros(values.totalCents)}.`,
      greeting: 'Hvala na narudžbi!',
      paragraphs: [`Zaprimili smo vašu narudžbu broj ${values.number}.`, ...howToPay(values)],
      details: [...detailsOf(values), ...transferOf(values)],
      button: {
        label: values.isToBePaid ? 'Platite narudžbu' : 'Otvorite narudžbu',
        link: values.link,
      },
      afterButton:
        'Potvrda narudžbe s uvjetima kupnje i obrascem za odustanak u prilogu je ove poruke. Sačuvajte je.',
      notYou: 'Niste naručili vi? Javite nam se na adresu iz potpisa.',
    }),
  },

  'order-transfer': {
    about: 'podaci za uplatu narudžbe',
    write: (values) => ({
      subject: `Podaci za uplatu, narudžba ${values.number}`,
      preheader: `Ukupno ${euros(values.totalCents)}.`,
      greeting: 'Podaci za uplatu',
      paragraphs: [
        `Za narudžbu broj ${values.number} odabrali ste uplatu na račun.`,
        ...howToPay(values),
      ],
      details: [...detailsOf(values), ...transferOf(values)],
      button: { label: 'Otvorite narudžbu', link: values.link },
      notYou: 'Niste naručili vi? Javite nam se na adresu iz potpisa.',
    }),
  },

  'order-paid': {
    about: 'potvrda uplate',
    write: ({ number, link, totalCents, files, isSent }) => ({
      subject: `Narudžba ${number} je plaćena`,
      preheader: `Primili smo ${euros(totalCents)}.`,
      greeting: 'Hvala na uplati!',
      paragraphs: [
        `Primili smo ${euros(totalCents)} za narudžbu ${number}.${isSent ? ' Javit ćemo vam čim krene na put.' : ''}`,
        ...(files.length > 0 ? ['Na stranici narudžbe možete preuzeti:'] : []),
      ],
      details: files.map((name) => ({ label: name, value: '' })),
      button: { label: 'Otvorite narudžbu', link },
    }),
  },

  'order-files': {
    about: 'obavijest o datotekama',
    write: ({ number, link, files, isAtOnce }) => ({
      subject: `Datoteke iz narudžbe ${number}`,
      preheader: 'Čekaju vas na stranici narudžbe.',
      greeting: 'Vaše su datoteke spremne!',
      paragraphs: ['Na stranici narudžbe možete preuzeti:'],
      details: files.map((name) => ({ label: name, value: '' })),
      button: { label: 'Preuzmite datoteke', link },
      ...(isAtOnce && {
        afterButton:
          'Isporučili smo ih odmah, na vaš zahtjev i uz vašu suglasnost, pa za njih više nema prava na odustanak od ugovora.',
      }),
    }),
  },

  'order-tickets': {
    about: 'obavijest o ulaznicama',
    write: ({ number, link, events, tickets }) => ({
      subject: `Vaše ulaznice: ${events[0]?.title ?? `narudžba ${number}`}`,
      preheader: 'U prilogu su, s kodom za ulaz.',
      greeting: 'Vaše su ulaznice stigle!',
      paragraphs: [
        ...events.map(
          ({ title, start, location }) =>
            `${title}: ${longMoment(start)}${location ? `, ${location}` : ''}.`,
        ),
        `Ulaznice iz narudžbe ${number} u prilogu su ove poruke. Na ulazu pokažite kod, na telefonu ili ispisan. Svaki vrijedi za jedan ulazak.`,
      ],
      details: tickets.map(({ name, code }) => ({ label: name, value: code, isSecret: true })),
      button: { label: 'Otvorite ulaznice', link },
      afterButton: 'Za ulaznice za događaj na određeni dan nema prava na odustanak od ugovora.',
    }),
  },

  ...eventLetters,

  'order-shipped': {
    about: 'obavijest o slanju narudžbe',
    write: ({ number, link, trackingUrl }) => ({
      subject: `Narudžba ${number} je poslana`,
      preheader: 'Vaš je paket na putu.',
      greeting: 'Vaš je paket na putu!',
      paragraphs: [
        `Narudžbu ${number} predali smo dostavi.`,
        ...(trackingUrl ? [`Paket možete pratiti ovdje: ${trackingUrl}`] : []),
      ],
      button: { label: 'Otvorite narudžbu', link },
    }),
  },

  'order-delivered': {
    about: 'obavijest o uručenju narudžbe',
    write: ({ number, link, canWithdraw }) => ({
      subject: `Narudžba ${number} je uručena`,
      preheader: 'Nadamo se da ste zadovoljni.',
      greeting: 'Vaša je narudžba uručena!',
      paragraphs: [
        `Narudžba ${number} uručena je.${canWithdraw ? ' Od ugovora možete odustati u roku od 14 dana, bez navođenja razloga, na stranici narudžbe.' : ''}`,
      ],
      button: { label: 'Otvorite narudžbu', link },
    }),
  },

  'order-cancelled': {
    about: 'obavijest o otkazanoj narudžbi',
    write: ({ number, link, isExpired, isPaid, isReturned }) => ({
      subject: `Narudžba ${number} je ${isReturned ? 'zatvorena' : 'otkazana'}`,
      preheader: isPaid ? 'Novac vam vraćamo.' : 'Nismo vam ništa naplatili.',
      greeting: isReturned ? 'Paket nam se vratio' : 'Narudžba je otkazana',
      paragraphs: [
        cancelledBecause({ number, isExpired, isReturned }),
        ...(isPaid
          ? ['Plaćeni iznos vraćamo istim putem kojim ste platili, najkasnije u roku od 14 dana.']
          : []),
      ],
      button: { label: 'Otvorite narudžbu', link },
    }),
  },

  'order-refund-due': {
    about: 'najava povrata novca',
    write: ({ number, link, totalCents, refundCents }) => ({
      subject: `Vraćamo vam novac za narudžbu ${number}`,
      preheader: 'Uplatu vraćamo istim putem.',
      greeting: 'Vraćamo vam novac',
      paragraphs: [
        refundCents > 0
          ? `Vaša uplata za narudžbu ${number} stigla je nakon isteka rezervacije, a naručenih proizvoda više nema. Vraćamo vam ${euros(refundCents)} istim putem kojim ste platili, najkasnije u roku od 14 dana. Žao nam je.`
          : `Za narudžbu ${number} stigle su dvije uplate. Jednu, u iznosu od ${euros(totalCents)}, vraćamo vam istim putem najkasnije u roku od 14 dana.`,
      ],
      button: { label: 'Otvorite narudžbu', link },
    }),
  },

  'order-refunded': {
    about: 'potvrda povrata novca',
    write: ({ number, link, refundCents }) => ({
      subject: `Vratili smo novac za narudžbu ${number}`,
      preheader: `${euros(refundCents)} na putu je do vas.`,
      greeting: 'Novac je na putu',
      paragraphs: [
        `Za narudžbu ${number} vratili smo vam ${euros(refundCents)}. Do vašeg računa obično stigne za nekoliko radnih dana.`,
      ],
      button: { label: 'Otvorite narudžbu', link },
    }),
  },

  'order-withdrawn': {
    about: 'potvrda odustanka od ugovora',
    write: ({ number, link, name, at, lines, refundCents }) => ({
      subject: `Potvrda odustanka od ugovora, narudžba ${number}`,
      preheader: 'Zaprimili smo vašu izjavu.',
      greeting: 'Zaprimili smo vašu izjavu o odustanku',
      paragraphs: [
        `${moment(at)} zaprimili smo ovu izjavu: „Ja, ${name}, odustajem od ugovora o kupnji po narudžbi ${number} za niže navedene proizvode.”`,
        ...(refundCents > 0 ? [`Vraćamo vam ${euros(refundCents)}.`] : []),
      ],
      details: lines.map((line) => ({ label: line, value: '' })),
      button: { label: 'Otvorite narudžbu', link },
      afterButton: AFTER_WITHDRAWAL,
      notYou: 'Niste odustali vi? Odmah nam se javite na adresu iz potpisa.',
    }),
  },

  // To an address that is not the order's and may belong to a stranger: no link, no name.
  'order-withdrawn-copy': {
    about: 'potvrda odustanka od ugovora na drugu e-adresu',
    write: ({ number, at, lines, refundCents }) => ({
      subject: `Potvrda odustanka od ugovora, narudžba ${number}`,
      preheader: 'Zaprimili smo izjavu o odustanku.',
      greeting: 'Zaprimili smo izjavu o odustanku',
      paragraphs: [
        `${moment(at)} zaprimili smo izjavu o odustanku od ugovora o kupnji po narudžbi ${number} za niže navedene proizvode.`,
        ...(refundCents > 0 ? [`Vraćamo ${euros(refundCents)}.`] : []),
      ],
      details: lines.map((line) => ({ label: line, value: '' })),
      afterButton: AFTER_WITHDRAWAL,
      notYou:
        'Niste kupovali kod nas? Netko je umjesto svoje upisao vašu e-adresu. Zanemarite ovu poruku.',
    }),
  },

  'staff-refund-due': {
    about: 'povrat novca kupcu',
    write: ({ number, refundCents }) => ({
      subject: `Treba vratiti novac: narudžba ${number}`,
      preheader: 'Uplata bez proizvoda, dvostruka ili otkazana.',
      greeting: 'Treba vratiti novac',
      paragraphs: [
        refundCents > 0
          ? `Kupcu narudžbe ${number} treba vratiti ${euros(refundCents)}. Nakon povrata označite narudžbu kao vraćenu.`
          : `Za narudžbu ${number} stigle su dvije uplate. Jednu treba vratiti.`,
      ],
    }),
  },

  'staff-withdrawn': {
    about: 'odustanak kupca od ugovora',
    write: ({ number, name, at, lines, refundCents }) => ({
      subject: `Odustanak od ugovora: narudžba ${number}`,
      preheader: `${name} odustaje od ugovora.`,
      greeting: 'Kupac odustaje od ugovora',
      paragraphs: [
        `${moment(at)} kupac ${name} odustao je od ugovora po narudžbi ${number} za niže navedene proizvode.`,
        ...(refundCents > 0 ? [`Treba mu vratiti ${euros(refundCents)}.`] : []),
      ],
      details: lines.map((line) => ({ label: line, value: '' })),
    }),
  },
}

function cancelledBecause(order: {
  readonly number: string
  readonly isExpired: boolean
  readonly isReturned: boolean
}): string {
  const { number, isExpired, isReturned } = order
  if (isReturned) {
    return `Paket iz narudžbe ${number} vratio nam se, pa smo je zatvorili. Ništa nam ne dugujete. Želite li proizvode ipak dobiti, naručite ih ponovno.`
  }
  return isExpired
    ? `Uplata za narudžbu ${number} nije stigla na vrijeme, pa smo je otkazali. Ako ste u međuvremenu ipak platili, narudžba se nastavlja čim uplata stigne, a ako proizvoda više nema, novac vam vraćamo.`
    : `Narudžba ${number} je otkazana.`
}

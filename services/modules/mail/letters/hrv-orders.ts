import { z } from 'zod'
import { type LetterDetail, letter, mailLink, mailWord } from '#services/modules/mail/letter.ts'
import { euros, longMoment, moment } from './hrv-formats.ts'
import {
  cents,
  order,
  type Placed,
  placed,
  refund,
  statement,
  withdrawn,
  withFiles,
  withTickets,
} from './order-values.ts'

const AFTER_WITHDRAWAL =
  'Primljene proizvode pošaljite nam u roku od 14 dana od ove izjave. Novac vraćamo istim putem kojim ste platili, najkasnije 14 dana od izjave, a možemo pričekati dok proizvodi ne stignu.'

export const HRV_ORDER_LETTERS = {
  'order-placed': letter(placed, (values) => ({
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
  })),

  'order-transfer': letter(placed, (values) => ({
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
  })),

  'order-paid': letter(withFiles, ({ number, link, totalCents, files, isSent }) => ({
    subject: `Narudžba ${number} je plaćena`,
    preheader: `Primili smo ${euros(totalCents)}.`,
    greeting: 'Hvala na uplati!',
    paragraphs: [
      `Primili smo ${euros(totalCents)} za narudžbu ${number}.${isSent ? ' Javit ćemo vam čim krene na put.' : ''}`,
      ...(files.length > 0 ? ['Na stranici narudžbe možete preuzeti:'] : []),
    ],
    details: files.map((name) => ({ label: name, value: '' })),
    button: { label: 'Otvorite narudžbu', link },
  })),

  'order-files': letter(withFiles, ({ number, link, files, isAtOnce }) => ({
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
  })),

  'order-tickets': letter(withTickets, ({ number, link, events, tickets }) => ({
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
    details: tickets.map(({ name, code }) => ({ label: name, value: code })),
    button: { label: 'Otvorite ulaznice', link },
    afterButton: 'Za ulaznice za događaj na određeni dan nema prava na odustanak od ugovora.',
  })),

  'order-shipped': letter(
    z.object({ ...order.shape, trackingUrl: mailLink.nullable() }),
    ({ number, link, trackingUrl }) => ({
      subject: `Narudžba ${number} je poslana`,
      preheader: 'Vaš je paket na putu.',
      greeting: 'Vaš je paket na putu!',
      paragraphs: [
        `Narudžbu ${number} predali smo dostavi.`,
        ...(trackingUrl ? [`Paket možete pratiti ovdje: ${trackingUrl}`] : []),
      ],
      button: { label: 'Otvorite narudžbu', link },
    }),
  ),

  'order-delivered': letter(
    z.object({ ...order.shape, canWithdraw: z.boolean() }),
    ({ number, link, canWithdraw }) => ({
      subject: `Narudžba ${number} je uručena`,
      preheader: 'Nadamo se da ste zadovoljni.',
      greeting: 'Vaša je narudžba uručena!',
      paragraphs: [
        `Narudžba ${number} uručena je.${canWithdraw ? ' Od ugovora možete odustati u roku od 14 dana, bez navođenja razloga, na stranici narudžbe.' : ''}`,
      ],
      button: { label: 'Otvorite narudžbu', link },
    }),
  ),

  'order-cancelled': letter(
    z.object({
      ...order.shape,
      isExpired: z.boolean(),
      isPaid: z.boolean(),
      /** Its parcel came back unpaid. */
      isReturned: z.boolean(),
    }),
    ({ number, link, isExpired, isPaid, isReturned }) => ({
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
  ),

  'order-refund-due': letter(refund, ({ number, link, totalCents, refundCents }) => ({
    subject: `Vraćamo vam novac za narudžbu ${number}`,
    preheader: 'Uplatu vraćamo istim putem.',
    greeting: 'Vraćamo vam novac',
    paragraphs: [
      refundCents > 0
        ? `Vaša uplata za narudžbu ${number} stigla je nakon isteka rezervacije, a naručenih proizvoda više nema. Vraćamo vam ${euros(refundCents)} istim putem kojim ste platili, najkasnije u roku od 14 dana. Žao nam je.`
        : `Za narudžbu ${number} stigle su dvije uplate. Jednu, u iznosu od ${euros(totalCents)}, vraćamo vam istim putem najkasnije u roku od 14 dana.`,
    ],
    button: { label: 'Otvorite narudžbu', link },
  })),

  'order-refunded': letter(refund, ({ number, link, refundCents }) => ({
    subject: `Vratili smo novac za narudžbu ${number}`,
    preheader: `${euros(refundCents)} na putu je do vas.`,
    greeting: 'Novac je na putu',
    paragraphs: [
      `Za narudžbu ${number} vratili smo vam ${euros(refundCents)}. Do vašeg računa obično stigne za nekoliko radnih dana.`,
    ],
    button: { label: 'Otvorite narudžbu', link },
  })),

  'order-withdrawn': letter(withdrawn, ({ number, link, name, at, lines, refundCents }) => ({
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
  })),

  // To an address that is not the order's and may belong to a stranger: no link, no name.
  'order-withdrawn-copy': letter(statement, ({ number, at, lines, refundCents }) => ({
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
  })),

  'staff-refund-due': letter(
    z.object({ number: mailWord, refundCents: cents }),
    ({ number, refundCents }) => ({
      subject: `Treba vratiti novac: narudžba ${number}`,
      preheader: 'Uplata bez proizvoda, dvostruka ili otkazana.',
      greeting: 'Treba vratiti novac',
      paragraphs: [
        refundCents > 0
          ? `Kupcu narudžbe ${number} treba vratiti ${euros(refundCents)}. Nakon povrata označite narudžbu kao vraćenu.`
          : `Za narudžbu ${number} stigle su dvije uplate. Jednu treba vratiti.`,
      ],
    }),
  ),

  'staff-withdrawn': letter(withdrawn, ({ number, name, at, lines, refundCents }) => ({
    subject: `Odustanak od ugovora: narudžba ${number}`,
    preheader: `${name} odustaje od ugovora.`,
    greeting: 'Kupac odustaje od ugovora',
    paragraphs: [
      `${moment(at)} kupac ${name} odustao je od ugovora po narudžbi ${number} za niže navedene proizvode.`,
      ...(refundCents > 0 ? [`Treba mu vratiti ${euros(refundCents)}.`] : []),
    ],
    details: lines.map((line) => ({ label: line, value: '' })),
  })),
} as const

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

function howToPay({ isToBePaid, heldUntil, transfer, totalCents }: Placed): string[] {
  if (transfer) {
    return [
      `Proizvode smo vam rezervirali. Molimo uplatite ${euros(totalCents)} prema podacima u nastavku do ${moment(transfer.until)}. Na stranici narudžbe možete skenirati kod za mobilno bankarstvo.`,
    ]
  }
  return isToBePaid
    ? [
        'Ako je još niste platili, učinite to na stranici narudžbe.',
        heldUntil
          ? `Proizvode čuvamo za vas do ${moment(heldUntil)}. Poslije narudžbu možete platiti dok ih još ima.`
          : 'Proizvodi više nisu sačuvani za vas: narudžbu možete platiti dok ih još ima.',
      ]
    : []
}

function detailsOf(values: Placed): LetterDetail[] {
  const { lines, itemsCents, couponCents, deliveryCents, totalCents, delivery, payment } = values
  return [
    ...lines.map(({ name, quantity, rowCents, notes, picture }) => ({
      label: `${quantity} × ${name}`,
      value: euros(rowCents),
      ...{ notes, picture },
    })),
    { label: 'Proizvodi', value: euros(itemsCents) },
    ...(couponCents > 0 ? [{ label: 'Kupon', value: `−${euros(couponCents)}` }] : []),
    ...(delivery ? [{ label: `Dostava (${delivery.name})`, value: euros(deliveryCents) }] : []),
    { label: 'Ukupno s PDV-om', value: euros(totalCents), isStrong: true },
    { label: 'Plaćanje', value: payment },
    ...whereTo(values),
  ]
}

function whereTo({ delivery, recipient }: Placed): LetterDetail[] {
  if (delivery?.branch) return [{ label: 'Preuzimanje', value: '', notes: [delivery.branch] }]
  if (recipient.length === 0) return []
  return [{ label: 'Adresa za dostavu', value: '', notes: recipient }]
}

function transferOf({ transfer }: Placed): LetterDetail[] {
  if (!transfer) return []
  return [
    { label: 'Primatelj', value: transfer.payee },
    { label: 'IBAN', value: transfer.iban },
    { label: 'Model i poziv na broj', value: transfer.reference },
  ]
}

import type { LetterTexts } from '#services/platform/letter.ts'
import { hrvEvents } from './hrv-events.ts'
import type { OrderLetters } from './order-letters.ts'

const AFTER_WITHDRAWAL =
  'Primljene proizvode pošaljite nam u roku od 14 dana od ove izjave. Novac vraćamo istim putem kojim ste platili, najkasnije 14 dana od izjave, a možemo pričekati dok proizvodi ne stignu.'

const summary = {
  transfer:
    'Proizvode smo vam rezervirali. Molimo uplatite {total} prema podacima u nastavku do {until}. Na stranici narudžbe možete skenirati kod za mobilno bankarstvo.',
  payNow: 'Ako je još niste platili, učinite to na stranici narudžbe.',
  held: 'Proizvode čuvamo za vas do {until}. Poslije narudžbu možete platiti dok ih još ima.',
  notHeld: 'Proizvodi više nisu sačuvani za vas: narudžbu možete platiti dok ih još ima.',
  items: 'Proizvodi',
  coupon: 'Kupon',
  delivery: 'Dostava ({delivery})',
  sum: 'Ukupno s PDV-om',
  payment: 'Plaćanje',
  pickup: 'Preuzimanje',
  address: 'Adresa za dostavu',
  payee: 'Primatelj',
  iban: 'IBAN',
  reference: 'Model i poziv na broj',
  button: 'Otvorite narudžbu',
  notYou: 'Niste naručili vi? Javite nam se na adresu iz potpisa.',
}

export const hrv: LetterTexts<OrderLetters> = {
  'order-placed': {
    about: 'potvrda narudžbe',
    when: 'Odmah nakon narudžbe; kad se plaća karticom, nakon plaćanja ili za dvije minute.',
    texts: {
      ...summary,
      subject: 'Vaša narudžba {number}',
      preheader: 'Zaprimili smo je. Ukupno {total}.',
      greeting: 'Hvala na narudžbi!',
      text: 'Zaprimili smo vašu narudžbu broj {number}.',
      payButton: 'Platite narudžbu',
      afterButton:
        'Potvrda narudžbe s uvjetima kupnje i obrascem za odustanak u prilogu je ove poruke. Sačuvajte je.',
    },
  },

  'order-transfer': {
    about: 'podaci za uplatu narudžbe',
    when: 'Kad kupac za već primljenu narudžbu odabere uplatu na račun.',
    texts: {
      ...summary,
      subject: 'Podaci za uplatu, narudžba {number}',
      preheader: 'Ukupno {total}.',
      greeting: 'Podaci za uplatu',
      text: 'Za narudžbu broj {number} odabrali ste uplatu na račun.',
    },
  },

  'order-paid': {
    about: 'potvrda uplate',
    when: 'Kad uplata stigne nakon narudžbe.',
    texts: {
      subject: 'Narudžba {number} je plaćena',
      preheader: 'Primili smo {total}.',
      greeting: 'Hvala na uplati!',
      text: 'Primili smo {total} za narudžbu {number}.',
      toBeSent: 'Javit ćemo vam čim krene na put.',
      files: 'Na stranici narudžbe možete preuzeti:',
      button: 'Otvorite narudžbu',
    },
  },

  'order-files': {
    about: 'obavijest o datotekama',
    when: 'Kad su kupljene datoteke spremne za preuzimanje.',
    texts: {
      subject: 'Datoteke iz narudžbe {number}',
      preheader: 'Čekaju vas na stranici narudžbe.',
      greeting: 'Vaše su datoteke spremne!',
      text: 'Na stranici narudžbe možete preuzeti:',
      button: 'Preuzmite datoteke',
      atOnce:
        'Isporučili smo ih odmah, na vaš zahtjev i uz vašu suglasnost, pa za njih više nema prava na odustanak od ugovora.',
    },
  },

  'order-tickets': {
    about: 'obavijest o ulaznicama',
    when: 'Kad je narudžba s ulaznicama plaćena.',
    texts: {
      subject: 'Vaše ulaznice: narudžba {number}',
      eventSubject: 'Vaše ulaznice: {event}',
      preheader: 'U prilogu su, s kodom za ulaz.',
      greeting: 'Vaše su ulaznice stigle!',
      event: '{title}: {start}.',
      place: '{title}: {start}, {place}.',
      text: 'Ulaznice iz narudžbe {number} u prilogu su ove poruke. Na ulazu pokažite kod, na telefonu ili ispisan. Svaki vrijedi za jedan ulazak.',
      button: 'Otvorite ulaznice',
      afterButton: 'Za ulaznice za događaj na određeni dan nema prava na odustanak od ugovora.',
    },
  },

  ...hrvEvents,

  'order-shipped': {
    about: 'obavijest o slanju narudžbe',
    when: 'Kad se paket preda dostavi.',
    texts: {
      subject: 'Narudžba {number} je poslana',
      preheader: 'Vaš je paket na putu.',
      greeting: 'Vaš je paket na putu!',
      text: 'Narudžbu {number} predali smo dostavi.',
      tracking: 'Paket možete pratiti ovdje: {tracking}',
      button: 'Otvorite narudžbu',
    },
  },

  'order-delivered': {
    about: 'obavijest o uručenju narudžbe',
    when: 'Kad je narudžba uručena.',
    texts: {
      subject: 'Narudžba {number} je uručena',
      preheader: 'Nadamo se da ste zadovoljni.',
      greeting: 'Vaša je narudžba uručena!',
      text: 'Narudžba {number} uručena je.',
      withdrawal:
        'Od ugovora možete odustati u roku od 14 dana, bez navođenja razloga, na stranici narudžbe.',
      button: 'Otvorite narudžbu',
    },
  },

  'order-cancelled': {
    about: 'obavijest o otkazanoj narudžbi',
    when: 'Kad narudžbu otkaže kupac, osoblje ili istek roka za uplatu, i kad se paket vrati.',
    texts: {
      subject: 'Narudžba {number} je otkazana',
      returnedSubject: 'Narudžba {number} je zatvorena',
      preheader: 'Nismo vam ništa naplatili.',
      paidPreheader: 'Novac vam vraćamo.',
      greeting: 'Narudžba je otkazana',
      returnedGreeting: 'Paket nam se vratio',
      text: 'Narudžba {number} je otkazana.',
      expired:
        'Uplata za narudžbu {number} nije stigla na vrijeme, pa smo je otkazali. Ako ste u međuvremenu ipak platili, narudžba se nastavlja čim uplata stigne, a ako proizvoda više nema, novac vam vraćamo.',
      returned:
        'Paket iz narudžbe {number} vratio nam se, pa smo je zatvorili. Ništa nam ne dugujete. Želite li proizvode ipak dobiti, naručite ih ponovno.',
      refund: 'Plaćeni iznos vraćamo istim putem kojim ste platili, najkasnije u roku od 14 dana.',
      button: 'Otvorite narudžbu',
    },
  },

  'order-refund-due': {
    about: 'najava povrata novca',
    when: 'Kad uplata stigne a proizvoda više nema, ili stigne dvaput.',
    texts: {
      subject: 'Vraćamo vam novac za narudžbu {number}',
      preheader: 'Uplatu vraćamo istim putem.',
      greeting: 'Vraćamo vam novac',
      late: 'Vaša uplata za narudžbu {number} stigla je nakon isteka rezervacije, a naručenih proizvoda više nema. Vraćamo vam {refund} istim putem kojim ste platili, najkasnije u roku od 14 dana. Žao nam je.',
      twice:
        'Za narudžbu {number} stigle su dvije uplate. Jednu, u iznosu od {total}, vraćamo vam istim putem najkasnije u roku od 14 dana.',
      button: 'Otvorite narudžbu',
    },
  },

  'order-refunded': {
    about: 'potvrda povrata novca',
    when: 'Kad osoblje vrati novac.',
    texts: {
      subject: 'Vratili smo novac za narudžbu {number}',
      preheader: '{refund} na putu je do vas.',
      greeting: 'Novac je na putu',
      text: 'Za narudžbu {number} vratili smo vam {refund}. Do vašeg računa obično stigne za nekoliko radnih dana.',
      button: 'Otvorite narudžbu',
    },
  },

  'order-withdrawn': {
    about: 'potvrda odustanka od ugovora',
    when: 'Odmah nakon što kupac odustane od ugovora.',
    texts: {
      subject: 'Potvrda odustanka od ugovora, narudžba {number}',
      preheader: 'Zaprimili smo vašu izjavu.',
      greeting: 'Zaprimili smo vašu izjavu o odustanku',
      statement:
        '{at} zaprimili smo ovu izjavu: „Ja, {name}, odustajem od ugovora o kupnji po narudžbi {number} za niže navedene proizvode.”',
      refund: 'Vraćamo vam {refund}.',
      button: 'Otvorite narudžbu',
      afterButton: AFTER_WITHDRAWAL,
      notYou: 'Niste odustali vi? Odmah nam se javite na adresu iz potpisa.',
    },
  },

  'order-withdrawn-copy': {
    about: 'potvrda odustanka od ugovora na drugu e-adresu',
    when: 'Uz prethodnu, kad kupac pri odustanku upiše drugu e-adresu.',
    texts: {
      subject: 'Potvrda odustanka od ugovora, narudžba {number}',
      preheader: 'Zaprimili smo izjavu o odustanku.',
      greeting: 'Zaprimili smo izjavu o odustanku',
      statement:
        '{at} zaprimili smo izjavu o odustanku od ugovora o kupnji po narudžbi {number} za niže navedene proizvode.',
      refund: 'Vraćamo {refund}.',
      afterButton: AFTER_WITHDRAWAL,
      notYou:
        'Niste kupovali kod nas? Netko je umjesto svoje upisao vašu e-adresu. Zanemarite ovu poruku.',
    },
  },

  'staff-refund-due': {
    about: 'povrat novca kupcu',
    when: 'Kad kupcu treba vratiti novac; stiže na adresu prodavatelja.',
    texts: {
      subject: 'Treba vratiti novac: narudžba {number}',
      preheader: 'Uplata bez proizvoda, dvostruka ili otkazana.',
      greeting: 'Treba vratiti novac',
      late: 'Kupcu narudžbe {number} treba vratiti {refund}. Nakon povrata označite narudžbu kao vraćenu.',
      twice: 'Za narudžbu {number} stigle su dvije uplate. Jednu treba vratiti.',
    },
  },

  'staff-withdrawn': {
    about: 'odustanak kupca od ugovora',
    when: 'Kad kupac odustane od ugovora; stiže na adresu prodavatelja.',
    texts: {
      subject: 'Odustanak od ugovora: narudžba {number}',
      preheader: '{name} odustaje od ugovora.',
      greeting: 'Kupac odustaje od ugovora',
      statement:
        '{at} kupac {name} odustao je od ugovora po narudžbi {number} za niže navedene proizvode.',
      refund: 'Treba mu vratiti {refund}.',
    },
  },
}

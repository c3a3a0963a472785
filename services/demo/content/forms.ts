import type { FormFieldData } from '#services/contract/rules/form-fields.ts'
import type { WholeForm } from '#services/modules/form/api.ts'

type Entry = WholeForm & {
  /** Pages that show it below their texts. */
  readonly pages: readonly string[]
}

const optional = { help: null, isRequired: false } as const
const required = { help: null, isRequired: true } as const
const anyLength = { minLength: null, maxLength: null } as const

const name: FormFieldData = {
  ...{ ...required, type: 'TEXT', label: { hrv: 'Ime i prezime' } },
  ...{ minLength: 2, maxLength: 80 },
}
const email: FormFieldData = { ...required, type: 'EMAIL', label: { hrv: 'E-adresa' } }
const phone: FormFieldData = {
  ...{ ...optional, type: 'PHONE', label: { hrv: 'Telefon' } },
  help: { hrv: 'Samo ako želite da vas nazovemo.' },
}

/** Forms that the demo federation has built. */
export const FORMS: readonly Entry[] = [
  {
    ...{ name: 'Pišite nam', purpose: 'CONTACT', confirmsEmail: false, pages: ['kontakti'] },
    texts: [
      {
        language: 'hrv',
        title: 'Pišite nam',
        intro: '<p>Odgovaramo u pravilu u roku od dva radna dana.</p>',
        button: 'Pošaljite poruku',
        thanks: 'Hvala na poruci! Javit ćemo vam se u roku od dva radna dana.',
      },
    ],
    fields: {
      imekont1: name,
      adresak1: email,
      temakon1: {
        ...{ ...optional, type: 'CHOICE', label: { hrv: 'O čemu se radi' } },
        choices: [
          { id: 'ulaznice', label: { hrv: 'Ulaznice i događaji' } },
          { id: 'narudzba', label: { hrv: 'Narudžba u trgovini' } },
          { id: 'clanstvo', label: { hrv: 'Članstvo' } },
          { id: 'drugo', label: { hrv: 'Nešto drugo' } },
        ],
      },
      porukak1: {
        ...{ ...required, type: 'LONG_TEXT', label: { hrv: 'Poruka' } },
        ...{ minLength: 10, maxLength: 3_000 },
      },
    },
  },

  {
    ...{ name: 'Zahtjev o osobnim podacima', purpose: 'PRIVACY', confirmsEmail: true },
    pages: ['privatnost'],
    texts: [
      {
        language: 'hrv',
        title: 'Zatražite svoja prava',
        intro:
          '<p>Prije odgovora provjeravamo da zahtjev dolazi od vas. Odgovaramo u roku od mjesec dana.</p>',
        button: 'Pošaljite zahtjev',
        thanks: 'Zaprimili smo zahtjev. Odgovor stiže na vašu e-adresu u roku od mjesec dana.',
      },
    ],
    fields: {
      imepriv1: name,
      adresap1: email,
      zahtjev1: {
        ...{ ...required, type: 'CHOICE', label: { hrv: 'Što tražite' } },
        choices: [
          { id: 'export', label: { hrv: 'Uvid u svoje podatke' } },
          { id: 'rectification', label: { hrv: 'Ispravak podataka' } },
          { id: 'erasure', label: { hrv: 'Brisanje podataka' } },
          { id: 'restriction', label: { hrv: 'Ograničenje obrade' } },
          { id: 'objection', label: { hrv: 'Prigovor na obradu' } },
        ],
      },
      opiszah1: { ...optional, ...anyLength, type: 'LONG_TEXT', label: { hrv: 'Pojašnjenje' } },
    },
  },

  {
    ...{ name: 'Prijava volontera', purpose: 'GENERAL', confirmsEmail: true },
    pages: ['volonteri', 'galerija-odsjecaka'],
    texts: [
      {
        language: 'hrv',
        title: 'Prijavite se',
        intro: '<p>Prijave za sljedeću sezonu primamo cijele godine.</p>',
        button: 'Pošaljite prijavu',
        thanks:
          'Hvala što nam se pridružujete! Potvrdite adresu, a javit ćemo vam se u roku od tjedan dana.',
      },
    ],
    fields: {
      imevolo1: name,
      adresav1: email,
      telefon1: phone,
      rodjenje: {
        ...{ ...required, type: 'DATE', label: { hrv: 'Datum rođenja' } },
        ...{ from: '1940-01-01', to: '2010-12-31' },
        help: { hrv: 'Volontirati mogu svi stariji od šesnaest godina.' },
      },
      majica01: {
        ...{ ...required, type: 'CHOICE', label: { hrv: 'Veličina majice' } },
        choices: ['S', 'M', 'L', 'XL'].map((size) => ({
          id: size.toLowerCase(),
          label: { hrv: size },
        })),
      },
      poslovi1: {
        ...{ ...required, type: 'SEVERAL', label: { hrv: 'Gdje biste pomogli' } },
        choices: [
          { id: 'ulaz', label: { hrv: 'Na ulazu' } },
          { id: 'gosti', label: { hrv: 'S gostima i momčadima' } },
          { id: 'mediji', label: { hrv: 'S novinarima' } },
          { id: 'djeca', label: { hrv: 'U dječjem kutku' } },
        ],
      },
      utakmice: {
        ...{ ...optional, type: 'NUMBER', label: { hrv: 'Koliko utakmica u sezoni' } },
        ...{ min: 1, max: 30 },
      },
      iskustvo: {
        ...{ ...optional, ...anyLength, type: 'LONG_TEXT', label: { hrv: 'Vaše iskustvo' } },
        help: { hrv: 'Nije uvjet: sve što trebate znati pokazat ćemo vam.' },
      },
      zivotop1: {
        ...{ ...optional, type: 'UPLOAD', label: { hrv: 'Životopis ili preporuka' } },
        ...{ kinds: ['PDF', 'DOCUMENT'], maxFiles: 2 },
      },
      pristan1: {
        ...{ ...required, type: 'CONSENT' },
        label: { hrv: 'Slažem se da me Savez zove i piše mi o volontiranju.' },
      },
      izvorpr1: { ...optional, type: 'HIDDEN', label: { hrv: 'Izvor' }, value: 'stranica' },
    },
  },
]

import type { LetterTexts } from '#services/platform/letter.ts'
import type { PrivacyLetters } from './privacy-letters.ts'

/** Dates end with a full stop. */
const everyText = {
  greeting: 'Poštovani,',
  access: 'Primili smo {received} vaš zahtjev za uvid u osobne podatke.',
  erasure: 'Primili smo {received} vaš zahtjev za brisanje osobnih podataka.',
  rectification: 'Primili smo {received} vaš zahtjev za ispravak osobnih podataka.',
  restriction: 'Primili smo {received} vaš zahtjev za ograničenje obrade osobnih podataka.',
  objection: 'Primili smo {received} vaš zahtjev za prestanak obrade na temelju prigovora.',
} as const
const OFFICE = 'Agenciji za zaštitu osobnih podataka (azop.hr)'

export const hrv: LetterTexts<PrivacyLetters> = {
  'privacy-identity': {
    about: 'molba da osoba potvrdi tko je',
    when: 'Kad osoblje ne zna je li zahtjev doista poslala ta osoba.',
    texts: {
      ...everyText,
      subject: 'Potvrdite da je zahtjev vaš',
      preheader: 'Vaše podatke dajemo samo vama.',
      text: 'Prije nego što odgovorimo moramo znati da ste ga poslali vi.',
      how: 'Odgovorite na ovu poruku s adrese koju poznajemo i navedite broj jedne svoje narudžbe ili podatak koji znate samo vi. Ne šaljite presliku osobne iskaznice.',
      notYou:
        'Niste to bili vi? Javite nam se odgovorom na ovu poruku: bez potvrde ne dajemo ništa.',
    },
  },

  'privacy-prolonged': {
    about: 'produljenje roka za odgovor o osobnim podacima',
    when: 'Kad osoblje produlji rok.',
    texts: {
      ...everyText,
      subject: 'Za odgovor na vaš zahtjev trebamo još vremena',
      preheader: 'Odgovorit ćemo najkasnije {due}',
      text: 'Rok za odgovor produljujemo do {due}',
      reason: 'Razlog: {reason}',
      complaint: `Ako smatrate da za to nema razloga, možete se obratiti ${OFFICE} ili sudu.`,
    },
  },

  'privacy-refused': {
    about: 'odbijanje zahtjeva o osobnim podacima',
    when: 'Kad osoblje odbije zahtjev.',
    texts: {
      ...everyText,
      subject: 'Vaš zahtjev ne možemo prihvatiti',
      preheader: 'Pišemo vam zašto i što možete učiniti.',
      text: 'Ne možemo ga prihvatiti.',
      reason: 'Razlog: {reason}',
      complaint: `Možete podnijeti pritužbu ${OFFICE} ili zatražiti zaštitu na sudu.`,
    },
  },

  'privacy-done': {
    about: 'odgovor na zahtjev o osobnim podacima',
    when: 'Kad osoblje zaključi ispravak, ograničenje ili prigovor.',
    texts: {
      ...everyText,
      subject: 'Vaš je zahtjev izvršen',
      preheader: 'Učinili smo što ste tražili.',
      text: 'Učinili smo što ste tražili.',
      after: 'Ako nešto nije kako treba, odgovorite na ovu poruku.',
    },
  },

  'privacy-export': {
    about: 'poveznica na osobne podatke',
    when: 'Kad osoblje pošalje osobi njezine podatke.',
    texts: {
      ...everyText,
      subject: 'Vaši su podaci spremni za preuzimanje',
      preheader: 'Poveznica vrijedi sedam dana.',
      text: 'U datoteci je sve što o vama imamo, u obliku koji mogu čitati i ljudi i programi.',
      button: 'Preuzmite svoje podatke',
      afterButton: 'Poveznica vrijedi sedam dana. Nikome je ne prosljeđujte.',
      notYou: 'Niste to tražili? Odmah nam se javite odgovorom na ovu poruku.',
    },
  },

  'privacy-erased': {
    about: 'potvrda o brisanju osobnih podataka',
    when: 'Kad osoblje izbriše podatke osobe.',
    texts: {
      ...everyText,
      subject: 'Vaši su podaci izbrisani',
      preheader: 'Račun i podaci više ne postoje.',
      text: 'Vaš račun, ako ste ga imali, i vaši podaci izbrisani su.',
      after:
        'Ostaje samo ono što moramo čuvati po zakonu, kao što su iznosi na računima. Ako imate narudžbu koja je na putu, o njoj ćemo vam još pisati, a podatke o vama izbrisati kad stigne.',
    },
  },
}

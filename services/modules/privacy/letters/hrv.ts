import { hrvFormats } from '#services/modules/mail/api.ts'
import type { LetterTexts } from '#services/platform/letter.ts'
import type { PrivacyLetters } from './privacy-letters.ts'

const { day } = hrvFormats

/** As in „zahtjev za …”. */
const KINDS: Readonly<Record<string, string>> = {
  EXPORT: 'uvid u osobne podatke',
  ERASURE: 'brisanje osobnih podataka',
  RECTIFICATION: 'ispravak osobnih podataka',
  RESTRICTION: 'ograničenje obrade osobnih podataka',
  OBJECTION: 'prestanak obrade na temelju prigovora',
}

const greeting = 'Poštovani,'
const OFFICE = 'Agenciji za zaštitu osobnih podataka (azop.hr)'

export const hrv: LetterTexts<PrivacyLetters> = {
  'privacy-identity': {
    about: 'molba da osoba potvrdi tko je',
    write: (request) => ({
      subject: 'Potvrdite da je zahtjev vaš',
      preheader: 'Vaše podatke dajemo samo vama.',
      greeting,
      paragraphs: [
        `${received(request)} Prije nego što odgovorimo moramo znati da ste ga poslali vi.`,
        'Odgovorite na ovu poruku s adrese koju poznajemo i navedite broj jedne svoje narudžbe ili podatak koji znate samo vi. Ne šaljite presliku osobne iskaznice.',
      ],
      notYou:
        'Niste to bili vi? Javite nam se odgovorom na ovu poruku: bez potvrde ne dajemo ništa.',
    }),
  },

  'privacy-prolonged': {
    about: 'produljenje roka za odgovor o osobnim podacima',
    write: ({ dueAt, reason, ...request }) => ({
      subject: 'Za odgovor na vaš zahtjev trebamo još vremena',
      preheader: `Odgovorit ćemo najkasnije ${day(dueAt)}`,
      greeting,
      paragraphs: [
        `${received(request)} Rok za odgovor produljujemo do ${day(dueAt)}`,
        `Razlog: ${reason}`,
        `Ako smatrate da za to nema razloga, možete se obratiti ${OFFICE} ili sudu.`,
      ],
    }),
  },

  'privacy-refused': {
    about: 'odbijanje zahtjeva o osobnim podacima',
    write: ({ reason, ...request }) => ({
      subject: 'Vaš zahtjev ne možemo prihvatiti',
      preheader: 'Pišemo vam zašto i što možete učiniti.',
      greeting,
      paragraphs: [
        `${received(request)} Ne možemo ga prihvatiti.`,
        `Razlog: ${reason}`,
        `Možete podnijeti pritužbu ${OFFICE} ili zatražiti zaštitu na sudu.`,
      ],
    }),
  },

  'privacy-done': {
    about: 'odgovor na zahtjev o osobnim podacima',
    write: (request) => ({
      subject: 'Vaš je zahtjev izvršen',
      preheader: 'Učinili smo što ste tražili.',
      greeting,
      paragraphs: [
        `${received(request)} Učinili smo što ste tražili.`,
        'Ako nešto nije kako treba, odgovorite na ovu poruku.',
      ],
    }),
  },

  'privacy-export': {
    about: 'poveznica na osobne podatke',
    write: ({ link, ...request }) => ({
      subject: 'Vaši su podaci spremni za preuzimanje',
      preheader: 'Poveznica vrijedi sedam dana.',
      greeting,
      paragraphs: [
        `${received(request)} U datoteci je sve što o vama imamo, u obliku koji mogu čitati i ljudi i programi.`,
      ],
      button: { label: 'Preuzmite svoje podatke', link },
      afterButton: 'Poveznica vrijedi sedam dana. Nikome je ne prosljeđujte.',
      notYou: 'Niste to tražili? Odmah nam se javite odgovorom na ovu poruku.',
    }),
  },

  'privacy-erased': {
    about: 'potvrda o brisanju osobnih podataka',
    write: (request) => ({
      subject: 'Vaši su podaci izbrisani',
      preheader: 'Račun i podaci više ne postoje.',
      greeting,
      paragraphs: [
        `${received(request)} Vaš račun, ako ste ga imali, i vaši podaci izbrisani su.`,
        'Ostaje samo ono što moramo čuvati po zakonu, kao što su iznosi na računima. Ako imate narudžbu koja je na putu, o njoj ćemo vam još pisati, a podatke o vama izbrisati kad stigne.',
      ],
    }),
  },
}

type Received = { readonly kind: string; readonly receivedAt: string }

function received({ kind, receivedAt }: Received): string {
  return `Primili smo ${day(receivedAt)} vaš zahtjev za ${KINDS[kind] ?? 'zaštitu osobnih podataka'}.`
}

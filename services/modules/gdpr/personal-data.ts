import { emailKey } from '#services/contract/rules/email-key.ts'
import type { Person, PersonalData } from '#services/platform/personal-data.ts'
import { textOf } from '#services/platform/text/html.ts'
import { allStatements, eraseFromLog } from './log/log-store.ts'
import { consentHash } from './log/proof.ts'

const STATUS = { accepted: 'prihvaćeno', withdrawn: 'povučeno' } as const

const SOURCES: Readonly<Record<string, string>> = {
  newsletter: 'prijava na newsletter',
  contactForm: 'obrazac za kontakt',
  registerForm: 'registracija',
  checkoutForm: 'naručivanje',
  addressForm: 'adresa',
  productAvailabilityForm: 'obavijest o dostupnosti',
  profile: 'profil',
}

/** Anyone can type an address into a form. */
const UNCONFIRMED =
  'Izjava je upisana pod vašom e-adresom, ali nitko nije potvrdio da je vaša. Ne smatramo je privolom.'

export const gdprPersonalData: PersonalData = {
  name: 'gdpr',
  export: async (db, person) => {
    const statements = await allStatements(db, keysOf(person))
    return {
      Privole: statements.map(({ html, status, source, ...statement }) => ({
        privola: textOf(html),
        'inačica teksta': statement.version,
        jezik: statement.language,
        odgovor: STATUS[status],
        vrijeme: statement.at,
        'vrijeme na uređaju': statement.clientAt,
        izvor: SOURCES[source] ?? source,
        'e-mail': statement.email,
        'potvrđeno da je vaša': statement.confirmedAt,
        ...(statement.confirmedAt === null ? { napomena: UNCONFIRMED } : {}),
      })),
    }
  },

  // A consent must be provable while it can be disputed, but only to the person concerned. The
  // person's address leads to the hash, and the table alone identifies no one. The key is outside
  // the database, so a stolen copy cannot be brute-forced.
  erase: async (trx, person, { clock, secret }) => {
    const keys = keysOf(person)
    await eraseFromLog(trx, keys, {
      email_hash: consentHash(keys.emailKey, secret),
      erased_at: clock.now().toISOString(),
    })
  },

  remaining: async (db, person) => {
    const statements = await allStatements(db, keysOf(person))
    return [{ kind: 'CONSENTS', count: statements.length, names: [] }]
  },
}

function keysOf({ userId, email }: Person) {
  return { userId, emailKey: emailKey(email) }
}

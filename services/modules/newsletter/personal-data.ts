import { sql } from 'kysely'
import { emailKey } from '#services/contract/rules/email-key.ts'
import type { PersonalTables } from '#services/platform/module.ts'
import { type Person, type PersonalData, UNTOLD } from '#services/platform/personal-data.ts'
import { deleteSubscribersOf, type Owner, subscribersOf, textsOf } from './store.ts'
import type { SubscriberState } from './tables.ts'

export const newsletterPersonalTables: PersonalTables = {
  newsletter_subscriber: {
    owner: ({ account, email }) => sql`(account_id = ${account} or email_key = ${email})`,
    untold: {
      id: UNTOLD.ours,
      account_id: UNTOLD.ours,
      email_key: UNTOLD.folded,
      state: UNTOLD.inWords,
      source: UNTOLD.inWords,
      consent_texts: 'exported as how many were accepted; the texts are among the consents',
      consent_log_id: UNTOLD.ours,
      nonce: UNTOLD.secret,
    },
  },
}

const STATES: Readonly<Record<SubscriberState, string>> = {
  PENDING: 'čeka potvrdu',
  ACTIVE: 'prima newsletter',
  STOPPED: 'odjavljen',
}
const SOURCES = { FORM: 'obrazac na stranicama', ACCOUNT: 'privola u računu' } as const

export const newsletterPersonalData: PersonalData = {
  name: 'newsletter',
  export: async (db, person) => ({
    Newsletter: (await subscribersOf(db, ownerOf(person))).map((row) => ({
      'e-adresa': row.email,
      stanje: STATES[row.state],
      izvor: SOURCES[row.source],
      jezik: row.language,
      prijavljeno: row.created_at,
      potvrđeno: row.confirmed_at,
      odjavljeno: row.stopped_at,
      'prihvaćenih privola': textsOf(row).length,
    })),
  }),
  erase: async (trx, person) => await deleteSubscribersOf(trx, ownerOf(person)),
}

function ownerOf({ userId, email }: Person): Owner {
  return { accountId: userId, emailKey: emailKey(email) }
}

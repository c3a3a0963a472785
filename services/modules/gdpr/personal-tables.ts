import { sql } from 'kysely'
import type { PersonalTables } from '#services/platform/module.ts'
import { UNTOLD } from '#services/platform/personal-data.ts'
import type {} from './tables.ts'

export const gdprPersonalTables: PersonalTables = {
  consent_log: {
    owner: ({ account }) => sql`account_id = ${account}`,
    untold: {
      id: UNTOLD.ours,
      registration_id: UNTOLD.ours,
      status: UNTOLD.inWords,
      source: UNTOLD.inWords,
      user_type: 'follows from whether it is confirmed',
      email_key: UNTOLD.folded,
      email_hash: 'only after an erasure',
      erased_at: 'only after an erasure',
    },
  },
  consent_log_entry: {
    owner: ({ account }) =>
      sql`log_id in (select id from consent_log where account_id = ${account})`,
    untold: {
      log_id: UNTOLD.ours,
      consent_id: UNTOLD.ours,
      text_id: 'exported as its words and its version',
    },
  },
  consent_answer: {
    owner: ({ account }) => sql`account_id = ${account}`,
    untold: {
      account_id: UNTOLD.ours,
      consent_id: UNTOLD.ours,
      status: 'that of the latest statement',
      text_id: UNTOLD.ours,
      log_id: UNTOLD.ours,
    },
  },
}

import { sql } from 'kysely'
import type { PersonalTables } from '#services/platform/module.ts'
import { type PersonKeys, UNTOLD } from '#services/platform/personal-data.ts'
import type {} from './address/tables.ts'
import type {} from './customer/tables.ts'
import type {} from './member-card/tables.ts'
import type {} from './social/tables.ts'
import type {} from './tables.ts'

const ofCustomer = ({ account, email }: PersonKeys) =>
  sql`(account_id = ${account} or email_key = ${email})`
const ofAccount = ({ account }: PersonKeys) => sql`account_id = ${account}`

export const userPersonalTables: PersonalTables = {
  account: {
    owner: ({ account }) => sql`id = ${account}`,
    untold: {
      email_key: UNTOLD.folded,
      password_hash: UNTOLD.secret,
      is_backoffice: UNTOLD.inWords,
      scopes: 'exported as a list',
    },
  },
  customer: {
    owner: ofCustomer,
    untold: {
      account_id: UNTOLD.ours,
      email_key: UNTOLD.folded,
      name_key: 'sorts by the name',
    },
  },
  customer_word: {
    owner: (keys) => sql`customer_id in (select id from customer where ${ofCustomer(keys)})`,
    untold: 'words of the e-mail and the names',
  },
  session: {
    owner: ofAccount,
    untold: { id: UNTOLD.secret, seed: UNTOLD.secret, turn: UNTOLD.ours },
  },
  address: {
    owner: ofAccount,
    untold: { id: UNTOLD.ours, type: UNTOLD.inWords, country_id: UNTOLD.inWords },
  },
  social_identity: { owner: ofAccount, untold: {} },
  audit_entry: { owner: ofAccount, untold: { id: UNTOLD.ours, kind: UNTOLD.inWords } },
  member_card: {
    owner: ({ card }) => sql`barcode = ${card}`,
    untold: {
      holder: 'the federation’s own register: a number that anybody may type must not tell a name',
      revoked: UNTOLD.inWords,
    },
  },
  registration: { owner: ({ email }) => sql`email_key = ${email}`, untold: UNTOLD.waiting },
  action_token: {
    owner: ({ account, email, next }) => sql`subject in (${email}, ${`${account} ${next}`})`,
    untold: UNTOLD.secret,
  },
  social_pending: {
    owner: ({ email }) => sql`lower(email) = ${email}`,
    untold: UNTOLD.waiting,
  },
}

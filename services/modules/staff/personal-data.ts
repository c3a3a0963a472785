import { sql } from 'kysely'
import type { PersonalTables } from '#services/platform/module.ts'
import { type PersonalData, type PersonKeys, UNTOLD } from '#services/platform/personal-data.ts'
import { readFactor } from './factor/factor-store.ts'
import { readPasskeys } from './passkey/passkey-store.ts'
import { readMemberships, readRoles } from './people/role-store.ts'
import { readAllSessions } from './session/session-store.ts'
import type {} from './tables.ts'
import { readViewsOf } from './views/view-store.ts'

export const staffPersonalData: PersonalData = {
  name: 'staff',
  export: async (db, { userId }) => {
    const [memberships, roles, sessions, factor, passkeys, views] = await Promise.all([
      readMemberships(db),
      readRoles(db),
      readAllSessions(db, userId),
      readFactor(db, userId),
      readPasskeys(db, userId),
      readViewsOf(db, userId),
    ])
    const own = memberships.filter(({ accountId }) => accountId === userId)
    if (own.length === 0 && sessions.length === 0) return {}
    return {
      uredništvo: {
        uloge: roles
          .filter(({ id }) => own.some(({ roleId }) => roleId === id))
          .map(({ name }) => name),
        'prijava u dva koraka': factor?.secret ? 'da' : 'ne',
        'pristupni ključevi': passkeys.map((passkey) => ({
          naziv: passkey.name,
          dodan: passkey.created_at,
          'zadnji put': passkey.used_at,
        })),
        prijave: sessions.map((session) => ({
          uređaj: session.device,
          mreža: session.address_block,
          početak: session.created_at,
          'zadnji put': session.seen_at,
          'zadnja potvrda': session.confirmed_at,
        })),
        'spremljeni pogledi': views.map(({ list, name, query }) => ({
          ...{ popis: list, naziv: name, upit: query },
        })),
      },
    }
  },
  // Its rows refer to the account and go with it.
  erase: async () => undefined,
}

const ofAccount = ({ account }: PersonKeys) => sql`account_id = ${account}`

export const staffPersonalTables: PersonalTables = {
  staff_role_member: { owner: ofAccount, untold: { role_id: UNTOLD.inWords } },
  staff_session: {
    owner: ofAccount,
    untold: {
      id: UNTOLD.ours,
      token_hash: UNTOLD.secret,
      password_mark: UNTOLD.secret,
      is_complete: UNTOLD.ours,
      challenge: UNTOLD.secret,
      challenge_until: UNTOLD.ours,
    },
  },
  staff_factor: {
    owner: ofAccount,
    untold: { secret: UNTOLD.secret, offered: UNTOLD.secret, last_step: UNTOLD.secret },
  },
  saved_view: { owner: ofAccount, untold: { id: UNTOLD.ours } },
  staff_recovery_code: { owner: ofAccount, untold: UNTOLD.secret },
  staff_passkey: {
    owner: ofAccount,
    untold: {
      id: UNTOLD.ours,
      credential_id: UNTOLD.secret,
      public_key: UNTOLD.secret,
      counter: UNTOLD.ours,
      transports: UNTOLD.ours,
    },
  },
}

import { sql } from 'kysely'
import type { AlertKind } from '#services/contract/rules/alerts.ts'
import type { PersonalTables } from '#services/platform/module.ts'
import { type PersonalData, UNTOLD } from '#services/platform/personal-data.ts'
import { readChosen } from './store.ts'

const KINDS: Readonly<Record<AlertKind, string>> = {
  ORDER: 'nove narudžbe',
  WITHDRAWAL: 'odustanci od ugovora',
  STOCK: 'male zalihe',
  MAIL: 'pisma koja nisu otišla',
  PRIVACY: 'rokovi zahtjeva o osobnim podacima',
  COMMENT: 'prijavljeni komentari',
  FORM: 'odgovori na obrasce',
}

export const alertPersonalTables: PersonalTables = {
  staff_alert: {
    owner: ({ account }) => sql`account_id = ${account}`,
    untold: { kind: UNTOLD.inWords },
  },
}

export const alertPersonalData: PersonalData = {
  name: 'alert',
  export: async (db, { userId }) => {
    const kinds = await readChosen(db, userId)
    return kinds.length === 0 ? {} : { dojave: kinds.map((kind) => KINDS[kind]) }
  },
  // Its rows refer to the account and go with it.
  erase: async () => undefined,
}

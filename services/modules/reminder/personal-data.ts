import { sql } from 'kysely'
import type { PersonalTables } from '#services/platform/module.ts'
import { type PersonalData, UNTOLD } from '#services/platform/personal-data.ts'
import { deleteRemindersOf, remindersOf } from './store.ts'

export const reminderPersonalTables: PersonalTables = {
  cart_reminder: {
    owner: ({ account }) => sql`account_id = ${account}`,
    untold: { id: UNTOLD.ours, cart_id: UNTOLD.ours, account_id: UNTOLD.ours },
  },
}

export const reminderPersonalData: PersonalData = {
  name: 'reminder',
  export: async (db, { userId }) => ({
    'Podsjetnici na košaricu': [...(await remindersOf(db, userId))],
  }),
  erase: async (trx, { userId }) => await deleteRemindersOf(trx, userId),
}

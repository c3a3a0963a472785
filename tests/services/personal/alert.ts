import { replaceChosen } from '#services/modules/alert/store.ts'
import type { PersonalRows } from '#tests/services/person.ts'

export const rows: PersonalRows = {
  async add({ services: { db }, userId }) {
    await db.transaction().execute(async (trx) => await replaceChosen(trx, userId, ['ORDER']))
  },
}

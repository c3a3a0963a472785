import type { DemoPart } from '#services/demo/part.ts'
import { hasMemberCards } from '#services/modules/user/api.ts'

export const part: DemoPart = {
  isMissing: async (db) => !(await hasMemberCards(db)),

  async prepare({ clock, config }) {
    const { hashDemoPasswords, seedPeople } = await import('#services/demo/seed-people.ts')
    const hashes = await hashDemoPasswords(config)
    return (trx) => seedPeople(trx, { clock, hashes })
  },
}

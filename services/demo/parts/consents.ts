import type { DemoPart } from '#services/demo/part.ts'
import { hasAssignments } from '#services/modules/gdpr/api.ts'

export const part: DemoPart = {
  after: ['people'],
  isMissing: async (db) => !(await hasAssignments(db)),

  async prepare({ clock }) {
    const { seedConsents } = await import('#services/demo/seed-consents.ts')
    return (trx) => seedConsents(trx, clock)
  },
}

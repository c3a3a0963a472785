import type { DemoPart } from '#services/demo/part.ts'
import { hasFiles } from '#services/modules/digital/api.ts'

export const part: DemoPart = {
  after: ['content'],
  isMissing: async (db) => !(await hasFiles(db)),

  async prepare({ clock }) {
    const { seedFiles } = await import('#services/demo/seed-files.ts')
    return (trx) => seedFiles(trx, clock)
  },
}

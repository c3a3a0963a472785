import type { DemoPart } from '#services/demo/part.ts'
import { hasComments } from '#services/modules/comment/api.ts'

export const part: DemoPart = {
  after: ['content', 'people'],
  isMissing: async (db) => !(await hasComments(db)),

  async prepare({ clock }) {
    const { seedComments } = await import('#services/demo/seed-comments.ts')
    return (trx) => seedComments(trx, clock)
  },
}

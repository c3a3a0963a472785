import type { DemoPart } from '#services/demo/part.ts'
import { hasForms } from '#services/modules/form/api.ts'

/** Forms on pages of the demo. */
export const part: DemoPart = {
  after: ['content'],
  isMissing: async (db) => !(await hasForms(db)),

  async prepare({ clock }) {
    const { seedForms } = await import('#services/demo/seed-forms.ts')
    return (trx) => seedForms(trx, clock.now())
  },
}

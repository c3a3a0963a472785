import type { DemoPart } from '#services/demo/part.ts'
import { hasSeller } from '#services/modules/document/api.ts'

export const part: DemoPart = {
  isMissing: async (db) => !(await hasSeller(db)),

  async prepare() {
    const { seedSeller } = await import('#services/demo/seed-seller.ts')
    return seedSeller
  },
}

import { createPost } from '#services/modules/cms/api.ts'
import { addPastComments } from '#services/modules/comment/api.ts'
import type { PersonalRows } from '#tests/services/person.ts'

export const rows: PersonalRows = {
  async add({ services: { db }, userId, scarf }) {
    const written = {
      ...{ accountId: userId, author: 'Zrinkica O.', language: 'hrv', rating: 4, isBuyer: true },
      ...{ body: 'Grije i u Štrigovčancu.', at: '2025-11-30T13:00:00.000Z' },
      state: 'published' as const,
    }
    await db.transaction().execute(async (trx) => {
      await addPastComments(trx, { productId: scarf }, [written])
      const postId = await createPost(trx, {
        ...{ slug: 'objava', title: 'Objava', excerpt: 'Sažetak', body: '<p>Tekst</p>' },
        ...{ language: 'hrv', at: written.at, publishedAt: written.at },
      })
      await addPastComments(trx, { postId }, [{ ...written, rating: null }])
    })
  },
}

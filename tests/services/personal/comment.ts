import { createPost } from '#services/modules/cms/api.ts'
import { addPastComments } from '#services/modules/comment/api.ts'
import { answerOn } from '#services/modules/comment/desk/answer.ts'
import { decideOn } from '#services/modules/comment/desk/moderate.ts'
import { commandAuthor } from '#services/modules/history/api.ts'
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
      const { id } = await trx
        .selectFrom('comment')
        .where('post_id', '=', postId)
        .select('id')
        .executeTakeFirstOrThrow()
      const deciding = { at: '2025-12-01T13:00:00.000Z', author: commandAuthor('comments') }
      const reason = 'Zrinkica, bez vrijeđanja.'
      await decideOn(trx, { id, version: 1 }, { ...deciding, state: 'rejected', reason })
      const answer = { id, base: null, text: 'Zrinkice, hvala!' }
      await answerOn(trx, answer, { ...deciding, findPerson: async () => null })
    })
  },
}

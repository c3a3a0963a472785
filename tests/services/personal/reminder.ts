import type { PersonalRows } from '#tests/services/person.ts'

export const rows: PersonalRows = {
  after: ['cart'],

  async add({ services: { db }, userId }) {
    const { id } = await db
      .selectFrom('cart')
      .where('account_id', '=', userId)
      .select('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('cart_reminder')
      .values({ cart_id: id, account_id: userId, written_at: '2025-11-30T12:00:00.000Z' })
      .execute()
  },
}

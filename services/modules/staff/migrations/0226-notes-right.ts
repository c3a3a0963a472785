import { type Kysely, sql } from 'kysely'

/** Notes have a right of their own: for those who wrote them before, and for support. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number; key: string | null; rights: string }>`
    select id, key, rights from staff_role`.execute(db)
  for (const { id, key, rights } of rows) {
    const given = JSON.parse(rights) as readonly string[]
    if (!given.includes('orders.move') && key !== 'support') continue
    const next = JSON.stringify([...given, 'orders.note'])
    await sql`update staff_role set rights = ${next} where id = ${id}`.execute(db)
  }
}

import { type Kysely, sql } from 'kysely'

/** Sending a letter again has a right of its own: for those who could do it before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number; rights: string }>`
    select id, rights from staff_role`.execute(db)
  for (const { id, rights } of rows) {
    const given = JSON.parse(rights) as readonly string[]
    if (!given.includes('mails.read')) continue
    const next = JSON.stringify([...given, 'mails.send'])
    await sql`update staff_role set rights = ${next} where id = ${id}`.execute(db)
  }
}

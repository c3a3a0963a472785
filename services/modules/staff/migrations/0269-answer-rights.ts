import { type Kysely, sql } from 'kysely'

const ROLES: readonly (string | null)[] = ['editor', 'support']

/** Answers to forms have rights of their own: for those who answer people. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number; key: string | null; rights: string }>`
    select id, key, rights from staff_role`.execute(db)
  for (const { id, key, rights } of rows) {
    if (!ROLES.includes(key)) continue
    const given = JSON.parse(rights) as readonly string[]
    const next = JSON.stringify([...given, 'answers.read', 'answers.delete'])
    await sql`update staff_role set rights = ${next} where id = ${id}`.execute(db)
  }
}

import { type Kysely, sql } from 'kysely'

const HELPERS = ['shop-keeper', 'support']
const RIGHTS = ['people.write', 'people.note']

/** Those who look after customers may correct their names, help them in and write notes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number; key: string | null; rights: string }>`
    select id, key, rights from staff_role`.execute(db)
  for (const { id, key, rights } of rows) {
    const given = JSON.parse(rights) as readonly string[]
    if (key === null || !HELPERS.includes(key) || !given.includes('people.read')) continue
    const next = JSON.stringify([...given, ...RIGHTS])
    await sql`update staff_role set rights = ${next} where id = ${id}`.execute(db)
  }
}

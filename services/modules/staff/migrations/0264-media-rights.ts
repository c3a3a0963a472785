import { type Kysely, sql } from 'kysely'

/** Pictures have rights of their own: for those who write what shows them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number; rights: string }>`
    select id, rights from staff_role`.execute(db)
  for (const { id, rights } of rows) {
    const given = JSON.parse(rights) as readonly string[]
    const added = [
      ...(given.some((one) => one === 'content.write' || one === 'products.write')
        ? ['media.write']
        : []),
      ...(given.some((one) => one === 'content.publish' || one === 'products.write')
        ? ['media.delete']
        : []),
    ]
    if (added.length === 0) continue
    const next = JSON.stringify([...given, ...added])
    await sql`update staff_role set rights = ${next} where id = ${id}`.execute(db)
  }
}

import { type Kysely, sql } from 'kysely'

/** A larger number does not fit into an `Int` of the graph: the forms that list it would close. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('consent')
    .addCheckConstraint('consent_number_range', sql`number between 1 and 2147483647`)
    .execute()
}

import { type Kysely, sql } from 'kysely'

/** Members of staff sign in to the back office alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from session where account_id in (
    select id from account where is_backoffice = 1)`.execute(db)
}

import { type Kysely, sql } from 'kysely'

/** Drops links that lead to no web page; new ones are checked when they are written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update customer_order set tracking_url = null
    where lower(tracking_url) not like 'http://%' and lower(tracking_url) not like 'https://%'
  `.execute(db)
}

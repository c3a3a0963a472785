import type { Kysely } from 'kysely'

/** For the list of staff. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['name', 'begun_at'] as const) {
    await db.schema
      .createIndex(`digital_file_by_${column}`)
      .on('digital_file')
      .columns([column, 'id'])
      .execute()
  }
}

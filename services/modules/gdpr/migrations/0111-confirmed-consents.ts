import type { Kysely } from 'kysely'

/** Who has said it: known of what was said logged in, and of the form whose mail was answered. */
export async function up(db: Kysely<Record<string, Record<string, unknown>>>): Promise<void> {
  for (const column of ['confirmed_at', 'registration_id']) {
    await db.schema.alterTable('consent_log').addColumn(column, 'text').execute()
  }
  await db.schema
    .createIndex('consent_log_by_registration')
    .on('consent_log')
    .column('registration_id')
    .execute()

  // Until now an account got whatever guests had typed under its address.
  await db
    .updateTable('consent_log')
    .set({ account_id: null })
    .where('user_type', '=', 'guest')
    .execute()
  await db
    .updateTable('consent_log')
    .set((column) => ({ confirmed_at: column.ref('at') }))
    .where('account_id', 'is not', null)
    .execute()
}

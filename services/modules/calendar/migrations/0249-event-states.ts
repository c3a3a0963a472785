import { type Kysely, sql } from 'kysely'

/** Kinds, whole days, and events that are postponed or cancelled, with the reason for visitors. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const change = () => db.schema.alterTable('event')
  await change()
    .addColumn('kind', 'text', (column) =>
      column
        .notNull()
        .defaultTo('OTHER')
        .check(sql`kind in ('MATCH', 'TOURNAMENT', 'CAMP', 'TRAINING', 'MEETING', 'OTHER')`),
    )
    .execute()
  await change()
    .addColumn('state', 'text', (column) =>
      column
        .notNull()
        .defaultTo('PLANNED')
        .check(sql`state in ('PLANNED', 'POSTPONED', 'CANCELLED')`),
    )
    .execute()
  await change()
    .addColumn('is_all_day', 'integer', (column) =>
      column.notNull().defaultTo(0).check(sql`is_all_day in (0, 1)`),
    )
    .execute()
  await change()
    .addColumn('sequence', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await change().addColumn('previous_start_at', 'text').execute()
  await change()
    .addColumn('is_over', 'integer', (column) =>
      column.notNull().defaultTo(0).check(sql`is_over in (0, 1)`),
    )
    .execute()
  // Those that end later have a task that marks them.
  await sql`update event set is_over = 1 where over_at <= ${new Date().toISOString()}`.execute(db)
  await db.schema
    .alterTable('event_text')
    .addColumn('reason', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}

import type { Kysely } from 'kysely'
import { dayAfterInZagreb } from '#services/platform/moment.ts'

type Row = { id: number; start_at: string; end_at: string | null; over_at: string }
type Due = { kind: string; key: string; at: string; payload: string; attempts: number }

/** Without an end an event counted as over as soon as it began; it lasts until its day ends. */
export async function up(db: Kysely<{ event: Row; due: Due }>): Promise<void> {
  await db.schema
    .alterTable('event')
    .addColumn('over_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  const events = await db.selectFrom('event').select(['id', 'start_at', 'end_at']).execute()
  for (const { id, start_at, end_at } of events) {
    const over_at = end_at ?? dayAfterInZagreb(start_at)
    await db.updateTable('event').set({ over_at }).where('id', '=', id).execute()
    if (end_at !== null) continue
    const due = { kind: 'calendar.event-passed', key: `${id}`, at: over_at, attempts: 0 }
    await db
      .insertInto('due')
      .values({ ...due, payload: JSON.stringify({ id }) })
      .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet({ at: over_at }))
      .execute()
  }
}

import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { MIGRATIONS } from '#services/generated/migrations.ts'
import { openDatabase } from '#services/platform/database.ts'
import { migrate } from '#services/platform/migrate.ts'
import { createTestPlace } from '#tests/support/database.ts'
import { eachEngine } from '#tests/support/databases.ts'

eachEngine('events of a database that stands already', (engine) => {
  test('last until their end, or until their day ends', async () => {
    const place = await createTestPlace(engine)
    const { db, close } = openDatabase(place.config, { log: pino({ level: 'silent' }), sole: true })
    try {
      const all = MIGRATIONS
      await migrate(
        db,
        all.filter(({ name }) => name < '0071'),
      )
      await sql`insert into event (id, start_at, end_at, location) values
        (1, '2026-03-20T18:00:00.000Z', '2026-03-20T20:00:00.000Z', 'Split'),
        (2, '2026-03-21T18:00:00.000Z', null, 'Pula'),
        (3, '2026-03-22T18:00:00.000Z', null, 'Vis')`.execute(db)
      // The second has been told of as over, the third has not.
      await sql`insert into due (kind, key, at, payload) values
        ('calendar.event-passed', '1', '2026-03-20T20:00:00.000Z', '{"id":1}'),
        ('calendar.event-passed', '3', '2026-03-22T18:00:00.000Z', '{"id":3}')`.execute(db)
      await migrate(db, all)

      expect(
        await db.selectFrom('event').select(['id', 'over_at']).orderBy('id').execute(),
      ).toEqual([
        { id: 1, over_at: '2026-03-20T20:00:00.000Z' },
        { id: 2, over_at: '2026-03-21T23:00:00.000Z' },
        { id: 3, over_at: '2026-03-22T23:00:00.000Z' },
      ])
      const due = await db
        .selectFrom('due')
        .select(['key', 'at', 'payload'])
        .orderBy('key')
        .execute()
      expect(due.map(({ key, at, payload }) => [key, at, payload])).toEqual([
        ['1', '2026-03-20T20:00:00.000Z', '{"id":1}'],
        ['2', '2026-03-21T23:00:00.000Z', '{"id":2}'],
        ['3', '2026-03-22T23:00:00.000Z', '{"id":3}'],
      ])
    } finally {
      await close()
      await place.remove()
    }
  })

  test('keep the ticket that their page sells', async () => {
    const place = await createTestPlace(engine)
    const { db, close } = openDatabase(place.config, { log: pino({ level: 'silent' }), sole: true })
    try {
      await migrate(
        db,
        MIGRATIONS.filter(({ name }) => name < '0198'),
      )
      await sql`insert into product (id, sku, format, archived, featured, category_priority,
        list_price_cents, created_at, updated_at)
        values (7, 'ULAZNICA', 'EProduct', 0, 0, 0, 1200, '2026-03-01', '2026-03-01')`.execute(db)
      await sql`insert into event (id, start_at, over_at, location, ticket_product_id) values
        (1, '2026-03-20T18:00:00.000Z', '2026-03-20T20:00:00.000Z', 'Split', 7),
        (2, '2026-03-21T18:00:00.000Z', '2026-03-21T20:00:00.000Z', 'Pula', null)`.execute(db)
      await migrate(db, MIGRATIONS)

      const kept = await db.selectFrom('event_ticket').selectAll().execute()
      expect(kept).toEqual([{ event_id: 1, product_id: 7, is_offered: 1 }])
    } finally {
      await close()
      await place.remove()
    }
  })
})

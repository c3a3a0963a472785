import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { MIGRATIONS } from '#services/generated/migrations.ts'
import { seller, sellerAt } from '#services/modules/document/api.ts'
import { openDatabase } from '#services/platform/database.ts'
import { migrate } from '#services/platform/migrate.ts'
import { createTestPlace } from '#tests/support/database.ts'
import { eachEngine } from '#tests/support/databases.ts'
import { SELLER } from '#tests/support/orders-printed.ts'

eachEngine('a database that exists already', (engine) => {
  test('has its seller as the first version, with the history of the settings, and one row for the same empty searches', async () => {
    const place = await createTestPlace(engine)
    const { db, close } = openDatabase(place.config, { log: pino({ level: 'silent' }), sole: true })
    try {
      await migrate(
        db,
        MIGRATIONS.filter(({ name }) => name < '0246'),
      )
      for (const [key, value] of Object.entries(SELLER)) {
        const setting = { group: 'seller', key, value }
        await db.insertInto('setting').values(setting).execute()
      }
      await sql`insert into edit (at, actor, sitting, entity, entity_id, path, before, after) values
        ('2026-01-01', 'command:seller', 's1', 'setting', 'seller/city', 'value', '"Luka"', '"Grad"'),
        ('2026-01-02', 'command:x', 's2', 'setting', 'site/name', 'value', '"A"', '"B"')`.execute(
        db,
      )
      await sql`insert into empty_search (day, keywords, hits) values
        ('2026-01-01', 'kajak', 2), ('2026-01-03', 'kajak', 1), ('2026-01-02', 'veslo', 4)`.execute(
        db,
      )
      await migrate(db, MIGRATIONS)

      expect(await seller(db)).toEqual(SELLER)
      expect(await sellerAt(db, '2020-01-01T00:00:00.000Z')).toEqual(SELLER)
      const edits = await db.selectFrom('edit').selectAll().orderBy('at').execute()
      expect(edits.map(({ entity, entity_id, path }) => [entity, entity_id, path])).toEqual([
        ['seller', 'seller', 'city'],
        ['setting', 'site/name', 'value'],
      ])
      const searches = await db.selectFrom('empty_search').selectAll().orderBy('keywords').execute()
      expect(searches).toMatchObject([
        { keywords: 'kajak', hits: 3, first_at: '2026-01-01T11:00:00.000Z' },
        { keywords: 'veslo', hits: 4, last_at: '2026-01-02T11:00:00.000Z' },
      ])
    } finally {
      await close()
      await place.remove()
    }
  })
})

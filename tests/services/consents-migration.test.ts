import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { MIGRATIONS } from '#services/generated/migrations.ts'
import { openDatabase } from '#services/platform/database.ts'
import { migrate } from '#services/platform/migrate.ts'
import { createTestPlace } from '#tests/support/database.ts'
import { eachEngine } from '#tests/support/databases.ts'

eachEngine('the log of consents of a database that exists already', (engine) => {
  test('gives each account its latest answer to each consent, and to no other account', async () => {
    const place = await createTestPlace(engine)
    const { db, close } = openDatabase(place.config, { log: pino({ level: 'silent' }), sole: true })
    try {
      await migrate(
        db,
        MIGRATIONS.filter(({ name }) => name < '0231'),
      )
      await sql`insert into consent (id, number) values (1, 1), (2, 2)`.execute(db)
      await sql`insert into consent_text (id, consent_id, language, version, html, search, since)
        values (1, 1, 'hrv', 1, '<p>Da</p>', 'da', '2026-01-01'),
        (2, 2, 'hrv', 1, '<p>Ne</p>', 'ne', '2026-01-01')`.execute(db)
      await sql`insert into consent_log (id, at, status, source, user_type, account_id) values
        (1, '2026-01-01', 'accepted', 'registerForm', 'user', 7),
        (2, '2026-01-02', 'withdrawn', 'profile', 'user', 7),
        (3, '2026-01-03', 'accepted', 'newsletter', 'guest', null),
        (4, '2026-01-04', 'accepted', 'registerForm', 'user', 8)`.execute(db)
      await sql`insert into consent_log_entry (log_id, consent_id, text_id) values
        (1, 1, 1), (1, 2, 2), (2, 2, 2), (3, 1, 1), (4, 1, 1)`.execute(db)
      await migrate(db, MIGRATIONS)

      const answers = await db
        .selectFrom('consent_answer')
        .selectAll()
        .orderBy('account_id')
        .orderBy('consent_id')
        .execute()
      expect(answers).toEqual([
        { account_id: 7, consent_id: 1, status: 'accepted', text_id: 1, log_id: 1 },
        { account_id: 7, consent_id: 2, status: 'withdrawn', text_id: 2, log_id: 2 },
        { account_id: 8, consent_id: 1, status: 'accepted', text_id: 1, log_id: 4 },
      ])
      const texts = await db
        .selectFrom('consent_text')
        .select(['author', 'requires_renewal'])
        .execute()
      expect(texts).toEqual(Array(2).fill({ author: null, requires_renewal: 1 }))
    } finally {
      await close()
      await place.remove()
    }
  })
})

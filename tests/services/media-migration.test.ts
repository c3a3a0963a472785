import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { MIGRATIONS } from '#services/generated/migrations.ts'
import { openDatabase } from '#services/platform/database.ts'
import { migrate } from '#services/platform/migrate.ts'
import { createTestPlace } from '#tests/support/database.ts'
import { eachEngine } from '#tests/support/databases.ts'

const AT = '2026-03-01T12:00:00.000Z'
const shows = (id: number) => `<img src="/media/key/w320/${id}-aabbccdd.webp">`

eachEngine('pictures of a database that exists already', (engine) => {
  test('are found by their words, and in what shows them', async () => {
    const place = await createTestPlace(engine)
    const { db, close } = openDatabase(place.config, { log: pino({ level: 'silent' }), sole: true })
    try {
      await migrate(
        db,
        MIGRATIONS.filter(({ name }) => name < '0253'),
      )
      for (const id of [1, 2, 3, 4]) {
        await sql`insert into media (id, original_name, extension, mime, size, width, height, hash,
          access, storage, path, created_at) values (${id}, ${`Šal ${id}.png`}, 'png', 'image/png', 9,
          9, 9, ${`${id}`.repeat(64)}, 'public', 'stored', 'x', ${AT})`.execute(db)
      }
      await sql`insert into media_text (media_id, language, title, alt)
        values (1, 'hrv', 'Šal', 'Prugasti šal')`.execute(db)
      await sql`insert into element (id, page_id, position, handler, type, slug, language,
        published_version, created_at)
        values (1, null, 0, 'partners', 'static-element', 'p', 'hrv', 2, ${AT})`.execute(db)
      const partners = (...ids: number[]) =>
        JSON.stringify({ meta: { partners: ids.map((mediaId) => ({ mediaId, name: 'P' })) } })
      const bodies = [
        ...[partners(4), partners(1, 99)],
        JSON.stringify({ meta: { html: shows(2), picture: { mediaId: null } } }),
      ]
      for (const [at, body] of bodies.entries()) {
        await sql`insert into element_version (element_id, version, status, title, body, created_at)
          values (1, ${at + 1}, 'draft', '', ${body}, ${AT})`.execute(db)
      }
      await sql`insert into post (id, post_type, created_at, updated_at)
        values (7, 'vijesti', ${AT}, ${AT})`.execute(db)
      await sql`insert into post_text (post_id, language, title, excerpt, body, search)
        values (7, 'hrv', '', '', ${shows(3) + shows(98)}, '')`.execute(db)
      await sql`insert into event (id, start_at, over_at, location)
        values (8, ${AT}, ${AT}, '')`.execute(db)
      await sql`insert into event_text (event_id, language, title, description, search)
        values (8, 'hrv', '', ${shows(3)}, '')`.execute(db)
      await migrate(db, MIGRATIONS)

      const media = await db.selectFrom('media').selectAll().orderBy('id').execute()
      expect(media[0]).toMatchObject({
        ...{ search: 'sal 1.png prugasti', focal_x: 50, focal_y: 50, folder_id: null },
      })
      expect(await db.selectFrom('element_media').selectAll().orderBy('version').execute()).toEqual(
        [
          { element_id: 1, version: 2, media_id: 1 },
          { element_id: 1, version: 3, media_id: 2 },
        ],
      )
      expect(await db.selectFrom('media_in_text').selectAll().orderBy('kind').execute()).toEqual([
        { kind: 'EVENT', record: '8', part: 'hrv', media_id: 3 },
        { kind: 'POST', record: '7', part: 'hrv', media_id: 3 },
      ])
    } finally {
      await close()
      await place.remove()
    }
  })
})

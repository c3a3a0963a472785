import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { seedDemo } from '#services/demo/seed.ts'
import { prepareSettings } from '#services/modules/settings/prepare.ts'
import { type Db, type Engine, openDatabase } from '#services/platform/database.ts'
import { createFilledPlace, openTestDatabase } from '#tests/support/database.ts'
import { eachEngine } from '#tests/support/databases.ts'

/** What differs by design: random keys and codes, the moments of migrations, and the feed's own numbers. */
const OWN_TO_A_DATABASE =
  /^(?:setting|api_key|change_feed|change|feed.*|kysely.*|sqlite.*|lock.*|payment|order_code)$/

/** Twice 240 products, on a machine that may have other things to do. */
const SEEDED_WITHIN_MS = 300_000

type Rows = ReadonlyMap<string, readonly string[]>

eachEngine('demo federation, seeded by two programs at the same moment', (engine) => {
  test('is the same to the last row', { timeout: SEEDED_WITHIN_MS }, async () => {
    const here = await openTestDatabase(engine)
    await prepareSettings(here.db, here.deps.config)
    await seedDemo(here.deps)
    const first = await rowsOf(here.db)
    const moment = here.deps.clock.now().toISOString()
    await here.close()

    const second = await rowsOfTemplate(engine, moment)

    expect([...first.keys()]).toEqual([...second.keys()])
    expect(first.get('product')?.length).toBeGreaterThan(240 + 600)
    for (const [table, rows] of first)
      expect({ table, rows }).toEqual({ table, rows: second.get(table) })
  })
})

async function rowsOfTemplate(engine: Engine, moment: string): Promise<Rows> {
  const place = await createFilledPlace(engine, moment)
  const { db, close } = openDatabase(place.config, { log: pino({ level: 'silent' }), sole: true })
  const rows = await rowsOf(db)
  await close()
  await place.remove()
  return rows
}

async function rowsOf(db: Db): Promise<Rows> {
  const tables = await db.introspection.getTables()
  const names = tables.map(({ name }) => name).filter((name) => !OWN_TO_A_DATABASE.test(name))
  const rows = new Map<string, readonly string[]>()
  for (const name of names.sort()) {
    const { rows: found } = await sql`select * from ${sql.table(name)}`.execute(db)
    rows.set(name, found.map((row) => withoutKey(JSON.stringify(row, withoutSalt))).sort())
  }
  return rows
}

/** Paths of pictures carry the random id of the site's key. */
function withoutKey(row: string): string {
  return row.replaceAll(/site-[0-9a-f]{12}/g, 'site')
}

/** The hashes of one password differ: each has a salt of its own. */
function withoutSalt(column: string, value: unknown): unknown {
  return column === 'password_hash' ? '' : value
}

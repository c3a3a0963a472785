import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#services/platform/database.ts'
import { createTestClock } from '#tests/support/clock.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

/** What differs by design: random keys, the moments of migrations, and the feed's own numbers. */
const OWN_TO_A_DATABASE = /^(?:setting|api_key|change_feed|change|feed.*|kysely.*|sqlite.*|lock.*)$/

const NOW = '2026-11-21T12:00:00.000Z'
/** Twice 240 products, on a machine that may have other things to do. */
const HOOK_MS = 180_000

type Rows = ReadonlyMap<string, readonly string[]>

eachEngine('demo federation, seeded twice', (engine) => {
  const started: TestServices[] = []

  const seeded = async () => {
    const clock = createTestClock(NOW)
    const services = await startServices({ engine, clock, seed: true })
    started.push(services)
    return services.db
  }
  let first: Rows
  let second: Rows

  beforeAll(async () => {
    first = await rowsOf(await seeded())
    second = await rowsOf(await seeded())
  }, HOOK_MS)
  afterAll(async () => {
    for (const services of started) await services.close()
  })

  test('is the same to the last row', () => {
    expect([...first.keys()]).toEqual([...second.keys()])
    expect(first.get('product')?.length).toBeGreaterThan(240 + 600)
    for (const [table, rows] of first)
      expect({ table, rows }).toEqual({ table, rows: second.get(table) })
  })
})

async function rowsOf(db: Db): Promise<Rows> {
  const tables = await db.introspection.getTables()
  const names = tables.map(({ name }) => name).filter((name) => !OWN_TO_A_DATABASE.test(name))
  const rows = new Map<string, readonly string[]>()
  for (const name of names.sort()) {
    const { rows: found } = await sql`select * from ${sql.table(name)}`.execute(db)
    rows.set(
      name,
      found
        .filter(isToCome)
        .map((row) => JSON.stringify(row))
        .sort(),
    )
  }
  return rows
}

/** What fell due before is done at once, by a worker that may be there already or not yet. */
function isToCome(row: unknown): boolean {
  const hasMoment = typeof row === 'object' && row !== null && 'at' in row && 'kind' in row
  return !hasMoment || String(row.at) > NOW
}

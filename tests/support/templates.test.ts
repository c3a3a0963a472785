import { access, mkdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '#services/platform/database.ts'
import { createFilledPlace, type TestPlace } from './database.ts'
import { eachEngine } from './databases.ts'
import { createDatabase, databaseUrl } from './own-database.ts'
import { namedTemplate, templateOf } from './templates.ts'
import startTestRun from './test-run.ts'

type Database = { readonly databaseUrl: string | null; readonly dataDir: string }

const MIGRATIONS = 'select name from migration order by name'

async function namesIn(place: Database, statement: string): Promise<readonly string[]> {
  const { db, close } = openDatabase(place, { log: pino({ level: 'silent' }), sole: false })
  try {
    const { rows } = await sql.raw<{ name: string }>(statement).execute(db)
    return rows.map(({ name }) => name)
  } finally {
    await close()
  }
}

// Programs start to make them, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 })

eachEngine('template of a database', (engine) => {
  const places: TestPlace[] = []
  let endRun: () => Promise<void>

  // A run within the run, so that no template of other suites is touched.
  beforeAll(async () => {
    for (const name of ['TEST_RUN', 'TEST_RUN_AT']) vi.stubEnv(name, undefined)
    endRun = await startTestRun()
  })
  afterAll(async () => {
    for (const place of places) await place.remove()
    await endRun()
    vi.unstubAllEnvs()
  })

  const copy = async (): Promise<Database> => {
    const place = await createFilledPlace(engine, null)
    places.push(place)
    return place.config
  }
  const original = (): Database => {
    const { dataDir, database } = namedTemplate(engine, null)
    return { dataDir, databaseUrl: engine === 'postgres' ? databaseUrl(database) : null }
  }

  test('of suites that need it at once one makes it, anew if an earlier maker was killed', async () => {
    const { dataDir, database } = namedTemplate(engine, null)
    await mkdir(dataDir)
    if (engine === 'postgres') await createDatabase(database)
    await namesIn(original(), 'create table migration (half text)')

    for (const place of await Promise.all([copy(), copy(), copy()])) {
      expect(await namesIn(place, MIGRATIONS)).toContain('0001-platform')
    }
  })

  test('what a suite writes is not there for the next', async () => {
    const first = await copy()
    const before = await namesIn(first, MIGRATIONS)
    await namesIn(first, "insert into migration (name) values ('of this suite')")

    expect(await namesIn(first, MIGRATIONS)).toHaveLength(before.length + 1)
    expect(await namesIn(await copy(), MIGRATIONS)).toEqual(before)
  })

  test('that cannot be made says why', async () => {
    await expect(templateOf(engine, 'tomorrow')).rejects.toThrow(/invalid_format/i)
  })

  test('is gone with the run, and no run knows that of another', async () => {
    await copy()
    const { dataDir } = original()
    const ended = namedTemplate(engine, null)
    if (engine === 'postgres') await expect(namesIn(original(), MIGRATIONS)).rejects.toThrow()
    await endRun()

    await expect(access(dataDir)).rejects.toThrow('ENOENT')
    if (engine === 'postgres') {
      await expect(createDatabase('never_made', ended.database)).rejects.toThrow(/does not exist/)
    }
    vi.stubEnv('TEST_RUN', undefined)
    endRun = await startTestRun()
    const next = namedTemplate(engine, null)
    expect([next.dataDir, next.database]).not.toContain(ended.database)
    expect(next.dataDir).not.toBe(ended.dataDir)
  })
})

import { execFile } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createServices } from '#services/app.ts'
import { MIGRATIONS } from '#services/generated/migrations.ts'
import { createTable } from '#services/platform/columns.ts'
import { type Db, openDatabase, withoutLimits } from '#services/platform/database.ts'
import { type Migration, migrate } from '#services/platform/migrate.ts'
import { createTestClock } from '#tests/support/clock.ts'
import { createTestPlace, type TestPlace } from '#tests/support/database.ts'
import { eachEngine } from '#tests/support/databases.ts'

const log = pino({ level: 'silent' })
const run = promisify(execFile)

eachEngine('database', (engine) => {
  let place: TestPlace
  const closing: (() => Promise<void>)[] = []

  beforeEach(async () => {
    place = await createTestPlace(engine)
  })
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
    await place.remove()
  })

  function open({ sole = false } = {}): Db {
    const { db, close } = openDatabase(place.config, { log, sole })
    closing.push(close)
    return db
  }

  test('migrations run once, in the order of their numbers, and a second time do nothing', async () => {
    const db = open()

    const first = await migrate(db, MIGRATIONS)
    const second = await migrate(db, MIGRATIONS)

    expect(first.length).toBeGreaterThan(10)
    expect(first).toEqual(first.toSorted())
    expect(second).toEqual([])
  })

  test('a migration that fails leaves nothing behind and is run again', async () => {
    const db = open()
    const failing: Migration = {
      ...half,
      up: async (trx) => {
        await half.up(trx)
        throw new Error('power cut')
      },
    }
    await expect(migrate(db, [failing])).rejects.toThrow('power cut')

    expect(await migrate(db, [half])).toEqual(['0900-half'])
  })

  test('counts and sums are numbers', async () => {
    const db = open()
    const { rows } = await sql<{ many: number; total: number }>`
      select count(*) as many, sum(cents) as total from (select 70 as cents union all select 30) as rows`.execute(
      db,
    )

    expect(rows).toEqual([{ many: 2, total: 100 }])
  })

  test('a job of many queries lets timers and requests run in between', async () => {
    const db = open()
    let ran = 0
    const timer = setInterval(() => (ran += 1), 1)

    const startedAt = performance.now()
    while (performance.now() - startedAt < 200) await sql`select 1`.execute(db)
    clearInterval(timer)

    expect(ran).toBeGreaterThan(0)
  })

  test('nobody else looks into its folder', async () => {
    const dataDir = join(place.config.dataDir, 'made-anew')
    const { db, close } = openDatabase({ ...place.config, dataDir }, { log, sole: true })
    closing.push(close)
    await migrate(db, MIGRATIONS)

    const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)
    expect(await modeOf(dataDir)).toBe('700')
    const files = (await readdir(dataDir)).filter((file) => file.startsWith('savez.sqlite'))
    const modes = await Promise.all(files.map((file) => modeOf(join(dataDir, file))))
    expect([...new Set(modes)]).toEqual(engine === 'sqlite' ? ['600'] : [])
  })

  if (engine === 'postgres') {
    test('a transaction is ended that nobody works in, but not where a backup waits for its disk', async () => {
      const { databaseUrl } = place.config
      const limitsOf = async (db: Db) =>
        (
          await sql`select current_setting('idle_in_transaction_session_timeout') as idle,
            current_setting('statement_timeout') as statement`.execute(db)
        ).rows

      const db = open()
      expect(await limitsOf(db)).toEqual([{ idle: '10s', statement: '10s' }])
      expect(await withoutLimits({ db, databaseUrl, log }, limitsOf)).toEqual([
        { idle: '0', statement: '0' },
      ])
    })

    test('replicas that start at the same moment run each migration once', async () => {
      const replicas = [open(), open(), open()]

      const ran = await Promise.all(replicas.map((db) => migrate(db, MIGRATIONS)))

      expect(ran.filter((names) => names.length > 0)).toHaveLength(1)
    })

    test('a replica waits for the migrations of another as long as they take', async () => {
      const [other, watching] = [open(), open()]
      const clock = createTestClock()
      const database = openDatabase(place.config, { log, sole: true })
      const services = createServices({ config: place.config, database, clock, log })
      closing.push(() => services.close())
      const waits = () =>
        vi.waitFor(
          async () => {
            const { rows } = await sql`select 1 from pg_locks
              where locktype = 'advisory' and not granted and database =
                (select oid from pg_database where datname = current_database())`.execute(watching)
            expect(rows).toHaveLength(1)
          },
          { timeout: 60_000 },
        )

      await other.connection().execute(async (connection) => {
        await sql`select pg_advisory_lock(728394)`.execute(connection)
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
        try {
          const started = services.start()
          await waits()
          vi.advanceTimersByTime(600_000)
          await sql`select pg_advisory_unlock(728394)`.execute(connection)
          await expect(started).resolves.toBeUndefined()
        } finally {
          vi.useRealTimers()
        }
      })
    })
  } else {
    test('keeps to the durability that an order needs', async () => {
      const db = open()
      const read = async (name: string) =>
        Object.values(
          (await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db)).rows[0] ?? {},
        )[0]

      expect(await read('journal_mode')).toBe('wal')
      expect(await read('synchronous')).toBe(2)
      expect(await read('foreign_keys')).toBe(1)
      expect(await read('busy_timeout')).toBe(0)
    })

    test('refuses a second services process, and lets the next in once the first was killed', async () => {
      const holder = `
        const { lockDataDir } = await import('#services/platform/database/sqlite.ts')
        lockDataDir(process.argv[1])
        process.kill(process.pid, 'SIGKILL')`
      open({ sole: true })
      expect(() => open({ sole: true })).toThrow('Another services process already runs')

      for (const close of closing.splice(0)) await close()
      const cwd = join(import.meta.dirname, '../..')
      const killed = run(
        process.execPath,
        ['--input-type=module', '-e', holder, place.config.dataDir],
        { cwd },
      )
      await expect(killed).rejects.toMatchObject({ signal: 'SIGKILL' })

      expect(() => open({ sole: true })).not.toThrow()
    })
  }
})

const half: Migration = {
  name: '0900-half',
  up: async (db) => await createTable(db, 'half').execute(),
}

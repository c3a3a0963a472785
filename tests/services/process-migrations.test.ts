import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { MIGRATIONS } from '#services/generated/migrations.ts'
import { type Db, openDatabase } from '#services/platform/database.ts'
import { type Migration, migrate } from '#services/platform/migrate.ts'
import { createTestPlace, type TestPlace } from '#tests/support/database.ts'
import { eachEngine } from '#tests/support/databases.ts'

const log = pino({ level: 'silent' })

/** What the last release brought a database to, with a digest of each file (tools/keep-release.ts). */
async function releasedMigrations(): Promise<ReadonlyMap<string, string>> {
  const file = new URL('../../graphql/released/migrations.json', import.meta.url)
  const text = await readFile(file, 'utf8')
  return new Map(Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(text))))
}

test('no migration that has gone out has been edited, renamed or taken away', async () => {
  const now = new Map<string, string>()
  for await (const file of glob('services/{platform,modules/*}/migrations/*.ts')) {
    const digest = createHash('sha256').update(await readFile(file))
    now.set(basename(file, '.ts'), digest.digest('hex'))
  }

  const released = await releasedMigrations()
  expect(released.size).toBeGreaterThan(10)
  for (const [name, digest] of released) expect(now.get(name), name).toBe(digest)
})

eachEngine('a database of the last release', (engine) => {
  let place: TestPlace
  let db: Db
  let close: () => Promise<void>
  let all: readonly Migration[]

  beforeEach(async () => {
    place = await createTestPlace(engine)
    const opened = openDatabase(place.config, { log, sole: true })
    db = opened.db
    close = opened.close
    all = MIGRATIONS
  })
  afterEach(async () => {
    await close()
    await place.remove()
  })

  const released = async () => {
    const names = await releasedMigrations()
    return all.filter(({ name }) => names.has(name))
  }

  test('is brought to where a new one stands, also when that breaks off anywhere on the way [case 37]', async () => {
    const old = await released()
    await migrate(db, old)
    const added = all.filter((migration) => !old.includes(migration))

    // Each time it gets one step further, until the last.
    for (const [steps, broken] of added.entries()) {
      const until = added.slice(0, steps)
      await expect(migrate(db, [...old, ...until, breakOff(broken)])).rejects.toThrow('power cut')
    }
    const last = added.at(-1)
    expect(await migrate(db, all)).toEqual(last ? [last.name] : [])
    expect(await migrate(db, all)).toEqual([])

    expect(await shapeOf(db)).toEqual(await shapeOfNew())
  })

  async function shapeOfNew(): Promise<unknown> {
    const other = await createTestPlace(engine)
    const opened = openDatabase(other.config, { log, sole: true })
    try {
      await migrate(opened.db, all)
      return await shapeOf(opened.db)
    } finally {
      await opened.close()
      await other.remove()
    }
  }

  async function shapeOf(of: Db): Promise<unknown> {
    const indexes = await (engine === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_schema where type = 'index' order by name`
      : sql<{ name: string }>`
          select indexname as name from pg_indexes where schemaname = current_schema()
          order by indexname`
    ).execute(of)
    const tables = await of.introspection.getTables()
    return {
      indexes: indexes.rows,
      tables: tables
        .map(({ name, columns }) => ({
          name,
          columns: columns.map((column) => ({ ...column })),
        }))
        .sort((left, right) => left.name.localeCompare(right.name)),
    }
  }
})

/** Does its work, and then the light goes out before it is written down. */
function breakOff({ name, up }: Migration): Migration {
  return {
    name,
    up: async (trx) => {
      await up(trx)
      throw new Error('power cut')
    },
  }
}

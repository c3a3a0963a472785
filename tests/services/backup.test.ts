import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServices } from '#services/app.ts'
import type { ServicesConfig } from '#services/config.ts'
import { MIGRATIONS } from '#services/generated/migrations.ts'
import { importMedia, prepareUpload } from '#services/modules/media/api.ts'
import { originalStorages, originalsFolder } from '#services/modules/media/originals.ts'
import { createTag } from '#services/modules/product/api.ts'
import { sha256Of } from '#services/platform/backup/backup-files.ts'
import { CONTENTS_FILE, contents, LEFT_OUT, tableFile } from '#services/platform/backup/format.ts'
import { RestoreRefusal, restoreBackup } from '#services/platform/backup/restore-backup.ts'
import { writeBackup } from '#services/platform/backup/write-backup.ts'
import { type Db, type Engine, openDatabase } from '#services/platform/database.ts'
import { migrate } from '#services/platform/migrate.ts'
import { createTestPlace, type TestPlace } from '#tests/support/database.ts'
import { testDatabaseUrl } from '#tests/support/own-database.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const log = pino({ level: 'silent' })
const NOTHING = async () => undefined
const diskOf = (config: ServicesConfig) => originalStorages(config).disk

async function allRows(db: Db): Promise<Record<string, readonly string[]>> {
  const tables = await db.introspection.getTables()
  const found: Record<string, readonly string[]> = {}
  for (const { name, columns } of tables) {
    if (LEFT_OUT.has(name)) continue
    const names = sql.join(columns.map((column) => sql.ref(column.name)))
    const { rows } = await sql<object>`select ${names} from ${sql.table(name)}`.execute(db)
    found[name] = rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort()
  }
  return found
}

async function restored<Answer>(
  place: TestPlace,
  folder: string,
  work: (db: Db) => Promise<Answer>,
): Promise<Answer> {
  const { db, close } = openDatabase(place.config, { log, sole: true })
  try {
    await restoreBackup(db, {
      folder,
      storage: diskOf(place.config),
      migrations: MIGRATIONS,
      finish: NOTHING,
    })
    return await work(db)
  } finally {
    await close()
  }
}

async function nextTagId(db: Db, name: string): Promise<number> {
  return await db
    .transaction()
    .execute(async (trx) => await createTag(trx, { slug: name, texts: { hrv: { name } } }))
}

eachEngine('backup', (engine) => {
  let source: TestServices
  let folder: string
  let parent: string
  let picture: Uint8Array

  beforeAll(async () => {
    source = await startServices({ engine, seed: true })
    const { db, clock, config, services } = source
    // Else what is compared with the backup may have changed since.
    await Promise.all([services.due.stop(), services.outbox.stop()])
    picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
      .webp()
      .toBuffer()
    const prepared = await prepareUpload(config, { bytes: picture, originalName: 'čaša.webp' })
    await db.transaction().execute(async (trx) => {
      await importMedia(trx, { ...prepared, texts: { hrv: { title: 'Čaša', alt: '' } }, clock })
    })
    // The newest tag is gone again: its id must not come back.
    const gone = await nextTagId(db, 'prolazna')
    await sql`delete from product_tag_text where tag_id = ${gone}`.execute(db)
    await sql`delete from product_tag where id = ${gone}`.execute(db)

    parent = await mkdtemp(join(tmpdir(), 'savez-backup-'))
    folder = join(parent, 'first')
    await writeBackup(db, { folder, storages: [diskOf(config)], now: NOW })
  })
  afterAll(async () => {
    await source.close()
    await rm(parent, { recursive: true, force: true })
  })

  const targets: readonly Engine[] = testDatabaseUrl() ? ['sqlite', 'postgres'] : ['sqlite']
  for (const target of targets) {
    it(`brings every row and file back into ${target}, and new ids go on`, async () => {
      const place = await createTestPlace(target)
      try {
        const before = await allRows(source.db)
        await restored(place, folder, async (db) => {
          expect(await allRows(db)).toEqual(before)
          const [last] = await sql<{ id: number }>`
            select max(id) as id from product_tag`
            .execute(source.db)
            .then(({ rows }) => rows)
          expect(await nextTagId(db, 'nova')).toBe((last?.id ?? 0) + 2)
        })
        const originals = originalsFolder(place.config.dataDir)
        const files = await readdir(originals, { recursive: true, withFileTypes: true })
        const [file] = files.filter((entry) => entry.isFile())
        expect(await readFile(join(file?.parentPath ?? '', file?.name ?? ''))).toEqual(
          Buffer.from(picture),
        )
        await expect(answersProducts(place.config)).resolves.toBeGreaterThan(0)
      } finally {
        await place.remove()
      }
    })
  }

  it('still guards what rows refer to after a restore', async () => {
    const place = await createTestPlace(engine)
    try {
      await restored(place, folder, async (db) => {
        await expect(
          sql`insert into category_text (category_id, language, name) values (99999, 'hrv', 'x')`.execute(
            db,
          ),
        ).rejects.toThrow(/foreign key/i)
      })
    } finally {
      await place.remove()
    }
  })

  it('shows one moment, whatever the services write meanwhile', async () => {
    const { db, config } = source
    const whole = join(parent, 'meanwhile')
    const beside = openDatabase(config, { log, sole: false })
    let isDone = false
    let written = 0
    const writing = (async () => {
      for (; !isDone; written += 1) {
        await nextTagId(db, `meanwhile-${written}`)
        await setImmediate()
      }
    })()
    await writeBackup(beside.db, { folder: whole, storages: [diskOf(config)], now: NOW })
    isDone = true
    await writing
    await beside.close()

    const { tables } = contents.parse(
      JSON.parse(await readFile(join(whole, CONTENTS_FILE), 'utf8')),
    )
    const rowsOf = (name: string) => tables.find((table) => table.name === name)?.rows
    expect(written).toBeGreaterThan(1)
    expect(rowsOf('product_tag')).toBe(rowsOf('product_tag_text'))
  })

  it('is about tables of ours alone, and files that rows can name', async () => {
    const { db, config } = source
    const filesFolder = originalsFolder(config.dataDir)
    const own = join(parent, 'own')
    const place = await createTestPlace(engine)
    const target = openDatabase(place.config, { log, sole: true })
    const addStrange = async (strange: Db) => {
      await sql`create view yes_no as select 1 = 1 as yes`.execute(strange)
      if (engine === 'sqlite') return
      await sql`create schema beside`.execute(strange)
      await sql`create table beside.stone (at timestamptz)`.execute(strange)
    }
    try {
      await addStrange(db)
      await writeFile(join(filesFolder, '.DS_Store'), 'x')
      await writeBackup(db, { folder: own, storages: [diskOf(config)], now: NOW })
      await addStrange(target.db)
      const { tables, files } = await restoreBackup(target.db, {
        folder: own,
        storage: diskOf(config),
        migrations: MIGRATIONS,
        finish: NOTHING,
      })
      expect(tables.map(({ name }) => name)).toContain('product_tag')
      expect(tables.map(({ name }) => name)).not.toContain('stone')
      expect(files).toHaveLength(1)
    } finally {
      await sql`drop view yes_no`.execute(db)
      if (engine === 'postgres') await sql`drop schema beside cascade`.execute(db)
      await target.close()
      await place.remove()
    }
  })

  it('leaves nothing behind when it is refused half way, and can be tried again', async () => {
    const place = await createTestPlace(engine)
    const path = join(folder, CONTENTS_FILE)
    const kept = await readFile(path, 'utf8')
    try {
      // Seen only after every table has been made and filled.
      const found = contents.parse(JSON.parse(kept))
      const tables = found.tables.map((table) => ({
        ...table,
        rows: table.rows + (table === found.tables.at(-1) ? 1 : 0),
      }))
      await writeFile(path, JSON.stringify({ ...found, tables }))
      await expect(restored(place, folder, async () => {})).rejects.toThrow(/are missing/)
      await writeFile(path, kept)

      await expect(restored(place, folder, async () => 'restored')).resolves.toBe('restored')
    } finally {
      await writeFile(path, kept)
      await place.remove()
    }
  })

  // A SQLite file is locked for as long as it takes.
  const shared = it.skipIf(engine === 'sqlite')
  shared('gives way to services that were started on the same database meanwhile', async () => {
    const place = await createTestPlace(engine)
    const { db, close } = openDatabase(place.config, { log, sole: false })
    const other = openDatabase(place.config, { log, sole: false })
    // They come after it has looked, as soon as it begins to write.
    let isStarted = false
    const late = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (!isStarted) {
          isStarted = true
          await migrate(other.db, MIGRATIONS)
          await nextTagId(other.db, 'njihova')
        }
        return result
      },
    })
    try {
      const storage = diskOf(place.config)
      await expect(
        restoreBackup(late, { folder, storage, migrations: MIGRATIONS, finish: NOTHING }),
      ).rejects.toThrow(/in use/)
      const { rows } = await sql`select id from product_tag`.execute(other.db)
      expect(rows).toHaveLength(1)
    } finally {
      await close()
      await other.close()
      await place.remove()
    }
  })

  it('refuses a database that is in use, and leaves it alone', async () => {
    const before = await allRows(source.db)
    const storage = diskOf(source.config)
    await expect(
      restoreBackup(source.db, { folder, storage, migrations: MIGRATIONS, finish: NOTHING }),
    ).rejects.toThrow(/in use/)
    expect(await allRows(source.db)).toEqual(before)
  })
})

describe('a backup that cannot be restored', () => {
  let folder: string
  let place: TestPlace

  beforeAll(async () => {
    const source = await startServices()
    folder = join(await mkdtemp(join(tmpdir(), 'savez-backup-')), 'one')
    await writeBackup(source.db, { folder, storages: [diskOf(source.config)], now: NOW })
    await source.close()
    place = await createTestPlace('sqlite')
  })
  afterAll(async () => {
    await place.remove()
    await rm(join(folder, '..'), { recursive: true, force: true })
  })

  async function expectRefusal(file: string, damage: (path: string) => Promise<void>, why: RegExp) {
    const path = join(folder, file)
    const kept = await readFile(path)
    await damage(path)
    const failure = restored(place, folder, async () => {})
    await expect(failure).rejects.toThrow(RestoreRefusal)
    await expect(failure).rejects.toThrow(why)
    await writeFile(path, kept)
  }

  it('is damaged', async () => {
    await expectRefusal(
      'tables/setting.ndjson.gz',
      (path) => appendFile(path, 'x'),
      /damaged: tables\/setting/,
    )
  })

  it('is of a newer version', async () => {
    const addMigration = async (path: string) => {
      const found = contents.parse(JSON.parse(await readFile(path, 'utf8')))
      const migrations = [...found.migrations, '9999-from-the-future']
      await writeFile(path, JSON.stringify({ ...found, migrations }))
    }
    await expectRefusal(CONTENTS_FILE, addMigration, /newer version/)
  })

  for (const name of ['migration', 'change_feed', 'sqlite_sequence', 'nowhere']) {
    it(`writes into ${name}`, async () => {
      const other = await createTestPlace('sqlite')
      const file = join(folder, tableFile(name))
      await writeFile(file, gzipSync('["9999-from-the-future"]\n'))
      const strange = {
        name,
        columns: ['name'],
        rows: 1,
        lastId: null,
        sha256: await sha256Of(file),
      }
      const path = join(folder, CONTENTS_FILE)
      const kept = await readFile(path, 'utf8')
      const found = contents.parse(JSON.parse(kept))
      await writeFile(path, JSON.stringify({ ...found, tables: [...found.tables, strange] }))

      const failure = restored(other, folder, async () => {})
      await expect(failure).rejects.toThrow(
        new RestoreRefusal(`The backup has no business with ${name}.`),
      )
      await writeFile(path, kept)
      await other.remove()
    })
  }

  it('is no JSON', async () => {
    await expectRefusal(CONTENTS_FILE, (path) => writeFile(path, '{'), /another format/)
  })

  it('was never finished', async () => {
    await expectRefusal(CONTENTS_FILE, (path) => rm(path), /no whole backup/)
  })

  it('is whole again and restored', async () => {
    await expect(restored(place, folder, async () => 'restored')).resolves.toBe('restored')
  })
})

/** The services start on what was restored. */
async function answersProducts(config: ServicesConfig): Promise<number> {
  const database = openDatabase(config, { log, sole: true })
  const services = createServices({ config, database, clock: { now: () => NOW }, log })
  await services.start()
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from product`.execute(services.deps.db)
  await services.close()
  return Number(rows[0]?.total)
}

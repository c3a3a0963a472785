import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import { type Db, type Engine, engineOf } from '#services/platform/database.ts'
import type { FileStorage } from '#services/platform/file-storage.ts'
import { copyFiles, sha256Of } from './backup-files.ts'
import {
  CONTENTS_FILE,
  type Contents,
  FORMAT,
  LEFT_OUT,
  row,
  type TableContents,
  tableFile,
} from './format.ts'
import { lastIdOf, ownTables, readRows } from './table-rows.ts'

/** A backup contains personal data. */
const PRIVATE = 0o700

/**
 * Writes a consistent snapshot of all rows, and all files, into a new folder while the services
 * run. The folder gets its name when it is complete.
 */
export async function writeBackup(
  db: Db,
  { folder, storages, now }: { folder: string; storages: readonly FileStorage[]; now: Date },
): Promise<Contents> {
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(join(unfinished, 'tables'), { recursive: true, mode: PRIVATE })

  const { migrations, tables } = await atOneMoment(db, async (connection, engine) => ({
    migrations: await migrationNames(connection),
    tables: await writeTables(connection, engine, unfinished),
  }))
  // After the rows: all files that they refer to exist by now, and files never change.
  const files = await copyFiles(storages, unfinished)

  const contents: Contents = {
    format: FORMAT,
    createdAt: now.toISOString(),
    migrations,
    tables,
    files,
  }
  await writeFile(join(unfinished, CONTENTS_FILE), `${JSON.stringify(contents, null, 2)}\n`)
  await rename(unfinished, folder)
  return contents
}

/** A read transaction, which blocks no writer on either engine. */
function atOneMoment<Answer>(
  db: Db,
  work: (connection: Db, engine: Engine) => Promise<Answer>,
): Promise<Answer> {
  const engine = engineOf(db)
  return db.connection().execute(async (connection) => {
    const begin =
      engine === 'postgres'
        ? sql`begin isolation level repeatable read read only`
        : sql`begin deferred`
    await begin.execute(connection)
    try {
      return await work(connection, engine)
    } finally {
      await sql`rollback`.execute(connection)
    }
  })
}

async function migrationNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

async function writeTables(db: Db, engine: Engine, folder: string): Promise<TableContents[]> {
  const found = await ownTables(db)
  const written: TableContents[] = []
  for (const { name, columns } of found) {
    if (LEFT_OUT.has(name)) continue
    const names = columns.map((column) => column.name)
    const lastId = await lastIdOf(db, engine, name)
    const file = join(folder, tableFile(name))
    let rows = 0
    const lines = async function* () {
      for await (const some of readRows(db, engine, name)) {
        rows += some.length
        yield some.map((one) => `${JSON.stringify(row.parse(names.map((n) => one[n])))}\n`).join('')
      }
    }
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file))
    written.push({ name, columns: names, rows, lastId, sha256: await sha256Of(file) })
  }
  return written
}

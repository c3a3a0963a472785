import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { sql } from 'kysely'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { type Db, engineOf, type Trx } from '#services/platform/database.ts'
import type { FileStorage } from '#services/platform/file-storage.ts'
import { type Migration, migrateWithin } from '#services/platform/migrate.ts'
import { putFiles, sha256Of } from './backup-files.ts'
import {
  CONTENTS_FILE,
  type Contents,
  contents,
  FILES_FOLDER,
  LEFT_OUT,
  type Row,
  row,
  type TableContents,
  tableFile,
} from './format.ts'
import { ownTables, setLastId } from './table-rows.ts'

/** Both engines allow 32,000 values per statement; larger statements are no faster. */
const VALUES_AT_ONCE = 6_000

/** The message explains in one sentence why nothing was restored. */
export class RestoreRefusal extends Error {}

/**
 * Restores a backup of either engine into an unused database. Tables, rows and newer migrations are
 * written in one transaction, so that a failed restore can be repeated.
 */
export async function restoreBackup(
  db: Db,
  {
    folder,
    storage,
    migrations,
    finish,
  }: {
    folder: string
    /** Takes the files. */
    storage: FileStorage
    migrations: readonly Migration[]
    /** Changes what rows say about the place of their files. */
    finish(trx: Trx): Promise<void>
  },
): Promise<Contents> {
  const found = await readContents(folder)
  await checkWhole(folder, found)
  if (await isUsed(db)) throw alreadyUsed()

  const then = migrations.filter(({ name }) => found.migrations.includes(name))
  if (then.length < found.migrations.length) {
    throw new RestoreRefusal('The backup was made by a newer version of this program.')
  }
  // Files first: if the disk is full, the database is still empty.
  await putFiles(folder, storage, found)
  await inTransaction(db, async (trx) => {
    const ran = await migrateWithin(trx, then)
    // Services that started in the meantime have migrated the database.
    if (ran.length < then.length) throw alreadyUsed()
    await restoreTables(trx, folder, found.tables)
    await migrateWithin(trx, migrations)
    await finish(trx)
  })
  return found
}

async function readContents(folder: string): Promise<Contents> {
  const text = await readFile(join(folder, CONTENTS_FILE), 'utf8').catch(() => {
    throw new RestoreRefusal(`There is no whole backup in ${folder}.`)
  })
  const parsed = contents.safeParse(parseJson(text))
  if (!parsed.success) throw new RestoreRefusal(`${folder} holds a backup of another format.`)
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Runs before anything is changed. */
async function checkWhole(folder: string, { tables, files }: Contents): Promise<void> {
  const all = [
    ...tables.map(({ name, sha256 }) => ({ path: tableFile(name), sha256 })),
    ...files.map(({ path, sha256 }) => ({ path: join(FILES_FOLDER, path), sha256 })),
  ]
  for (const { path, sha256 } of all) {
    const actual = await sha256Of(join(folder, path)).catch(() => null)
    if (actual !== sha256) throw new RestoreRefusal(`The backup is damaged: ${path}.`)
  }
}

function alreadyUsed(): RestoreRefusal {
  return new RestoreRefusal('The database is in use already: name an empty one.')
}

async function isUsed(db: Db): Promise<boolean> {
  const tables = await ownTables(db)
  return tables.length > 0
}

async function restoreTables(
  trx: Trx,
  folder: string,
  tables: readonly TableContents[],
): Promise<void> {
  const engine = engineOf(trx)
  const inAnyOrder = engine === 'postgres' ? checkForeignKeysLast : deferForeignKeys
  await inAnyOrder(trx, async () => {
    const own = (await ownTables(trx)).map(({ name }) => name).filter((name) => !LEFT_OUT.has(name))
    const strange = tables.find(({ name }) => !own.includes(name))
    if (strange) throw new RestoreRefusal(`The backup has no business with ${strange.name}.`)
    // Some migrations insert first rows.
    for (const name of own) await sql`delete from ${sql.table(name)}`.execute(trx)
    for (const table of tables) {
      const inserted = await insertRows(trx, join(folder, tableFile(table.name)), table)
      if (inserted !== table.rows) throw new RestoreRefusal(`Rows of ${table.name} are missing.`)
      await setLastId(trx, engine, table)
    }
  })
}

async function deferForeignKeys(trx: Trx, work: () => Promise<void>): Promise<void> {
  await sql`pragma defer_foreign_keys = on`.execute(trx)
  await work()
}

/**
 * PostgreSQL defers only constraints declared deferrable, so each key is declared so during the
 * work.
 */
async function checkForeignKeysLast(trx: Trx, work: () => Promise<void>): Promise<void> {
  const { rows: keys } = await sql<{ name: string; table: string }>`
    select k.conname as name, c.relname as "table" from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and n.nspname = current_schema()`.execute(trx)
  const alter = async (how: string) => {
    for (const { name, table } of keys) {
      const key = sql`alter table ${sql.table(table)} alter constraint ${sql.ref(name)}`
      await sql`${key} ${sql.raw(how)}`.execute(trx)
    }
  }
  await alter('deferrable initially deferred')
  await work()
  await sql`set constraints all immediate`.execute(trx)
  await alter('not deferrable')
}

async function insertRows(
  trx: Trx,
  file: string,
  { name, columns }: TableContents,
): Promise<number> {
  const atOnce = Math.max(1, Math.floor(VALUES_AT_ONCE / columns.length))
  const names = sql.join(columns.map((column) => sql.ref(column)))
  let waiting: Row[] = []
  let inserted = 0
  const flush = async () => {
    if (waiting.length === 0) return
    const values = waiting.map((values) => sql`(${sql.join(values)})`)
    await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(values)}`.execute(trx)
    inserted += waiting.length
    waiting = []
  }
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) })
  for await (const line of lines) {
    waiting.push(row.length(columns.length).parse(JSON.parse(line)))
    if (waiting.length === atOnce) await flush()
  }
  await flush()
  return inserted
}

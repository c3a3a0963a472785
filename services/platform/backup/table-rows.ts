import { sql, type TableMetadata } from 'kysely'
import { type Db, type Engine, engineOf } from '#services/platform/database.ts'

const AT_ONCE = 1_000

type Found = Readonly<Record<string, unknown>>

/** Our own tables, without views of extensions and other schemas. */
export async function ownTables(db: Db): Promise<readonly TableMetadata[]> {
  const found = await db.introspection.getTables()
  const tables = found.filter(({ isView, isForeign }) => !isView && !isForeign)
  if (engineOf(db) === 'sqlite') return tables
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db)
  return tables.filter(({ schema }) => schema === rows[0]?.schema)
}

/** All rows of a table as the open transaction sees them, in batches. */
export function readRows(db: Db, engine: Engine, table: string): AsyncGenerator<readonly Found[]> {
  return engine === 'postgres' ? byCursor(db, table) : byRowId(db, table)
}

async function* byCursor(db: Db, table: string): AsyncGenerator<readonly Found[]> {
  await sql`declare backup_rows no scroll cursor for select * from ${sql.table(table)}`.execute(db)
  for (;;) {
    const { rows } = await sql<Found>`fetch ${sql.lit(AT_ONCE)} from backup_rows`.execute(db)
    if (rows.length === 0) break
    yield rows
  }
  await sql`close backup_rows`.execute(db)
}

async function* byRowId(db: Db, table: string): AsyncGenerator<readonly Found[]> {
  for (let after = 0; ; ) {
    const { rows } = await sql<Found & { row_id: number }>`
      select rowid as row_id, * from ${sql.table(table)}
      where rowid > ${after} order by rowid limit ${AT_ONCE}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.row_id
  }
}

/** The highest id ever generated; null when the database has not generated one. */
export async function lastIdOf(db: Db, engine: Engine, table: string): Promise<number | null> {
  const { rows } =
    engine === 'postgres'
      ? await sql<{ last: number | null }>`
          select s.last_value as last from pg_class c
          join pg_depend d on d.refobjid = c.oid and d.deptype = 'i' and d.classid = 'pg_class'::regclass
          join pg_class q on q.oid = d.objid and q.relkind = 'S'
          join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema()
          join pg_sequences s on s.sequencename = q.relname and s.schemaname = n.nspname
          where c.relname = ${table}`.execute(db)
      : await sql<{ last: number }>`
          select seq as last from sqlite_sequence where name = ${table}`.execute(db)
  // SQLite notes 0 for a table that a migration filled from an empty one.
  return rows[0]?.last || null
}

export async function setLastId(
  db: Db,
  engine: Engine,
  { name, lastId }: { name: string; lastId: number | null },
): Promise<void> {
  if (lastId === null) return
  if (engine === 'postgres') {
    await sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${lastId})`.execute(db)
    return
  }
  await sql`delete from sqlite_sequence where name = ${name}`.execute(db)
  await sql`insert into sqlite_sequence (name, seq) values (${name}, ${lastId})`.execute(db)
}

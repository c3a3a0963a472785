import { sql } from 'kysely'
import { type AnyDatabase, engineOf, type Trx } from './database.ts'

/** Any number, the same in every replica. */
const LOCK = 728_394

export type Migration = {
  readonly name: string
  up(db: AnyDatabase): Promise<void>
}

/**
 * Brings the database to the newest state; answers what it ran. Safe with replicas side by side.
 * A program that starts gives it a database without limits, which it may well outlast.
 */
export async function migrate(
  db: AnyDatabase,
  migrations: readonly Migration[],
): Promise<string[]> {
  return await db.connection().execute(async (connection) => {
    if (engineOf(connection) === 'sqlite') return await runMissing(connection, migrations)

    await sql`select pg_advisory_lock(${sql.lit(LOCK)})`.execute(connection)
    try {
      return await runMissing(connection, migrations)
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection)
    }
  })
}

/** The same as part of a larger whole: when that fails, the database is as it was. */
export async function migrateWithin(trx: Trx, migrations: readonly Migration[]): Promise<string[]> {
  if (engineOf(trx) === 'postgres') {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx)
  }
  const missing = await findMissing(trx, migrations)
  for (const migration of missing) await runOne(trx, migration)
  return missing.map(({ name }) => name)
}

async function runMissing(
  connection: AnyDatabase,
  migrations: readonly Migration[],
): Promise<string[]> {
  const missing = await findMissing(connection, migrations)
  for (const migration of missing) {
    await connection.transaction().execute(async (trx) => await runOne(trx, migration))
  }
  return missing.map(({ name }) => name)
}

async function findMissing(
  connection: AnyDatabase,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  await sql`create table if not exists migration (name text primary key)`.execute(connection)
  const done = await sql<{ name: string }>`select name from migration`.execute(connection)
  const names = new Set(done.rows.map(({ name }) => name))
  return migrations.filter(({ name }) => !names.has(name))
}

async function runOne(trx: AnyDatabase, { name, up }: Migration): Promise<void> {
  await up(trx)
  await sql`insert into migration (name) values (${name})`.execute(trx)
}

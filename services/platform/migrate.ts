import { sql } from 'kysely'
import { inTransaction } from './database/in-transaction.ts'
import { type AnyDatabase, engineOf, type Trx } from './database.ts'

/** Arbitrary, but the same in every replica. */
const LOCK = 728_394

export type Migration = {
  readonly name: string
  up(db: AnyDatabase): Promise<void>
}

/**
 * Migrates the database to the latest version and returns the migrations that ran. Safe with
 * concurrent replicas. Needs a database without time limits.
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

/** Migrates within a transaction, which rolls everything back when it fails. */
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
    await inTransaction(connection, async (trx) => await runOne(trx, migration))
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

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { setStock } from '#services/modules/product/api.ts'
import { systemClock } from '#services/platform/clock.ts'
import { type Db, type Engine, engineOf } from '#services/platform/database.ts'
import { FIRST_ID } from './statements.ts'

export const LINES = 5

export type Place = { readonly dataDir: string; readonly databaseUrl: string }

/** Pieces for every buyer, and ids that no other number is equal to. Returns what is bought. */
export async function prepare(db: Db): Promise<readonly string[]> {
  const products = await db
    .selectFrom('stock as s')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .where('p.archived', '=', 0)
    .where('p.parent_id', 'is', null)
    .where('p.format', '=', 'Simple')
    .select('p.id')
    .orderBy('p.id')
    .limit(LINES)
    .execute()
  await db.transaction().execute(async (trx) => {
    for (const { id } of products) {
      await setStock(trx, systemClock, { productId: id, onHand: 10_000_000 })
    }
  })
  await moveSequences(db)
  return products.map(({ id }) => `${id}`)
}

async function moveSequences(db: Db): Promise<void> {
  if (engineOf(db) === 'sqlite') {
    await sql`update sqlite_sequence set seq = ${FIRST_ID} + rowid * 1000000`.execute(db)
    await sql`insert into sqlite_sequence (name, seq)
      select name, ${FIRST_ID} + 500000000 + rootpage * 100000 from sqlite_schema
      where type = 'table' and sql like '%autoincrement%'
        and name not in (select name from sqlite_sequence)`.execute(db)
    return
  }
  await sql`select setval(format('%I.%I', schemaname, sequencename)::regclass,
    ${FIRST_ID}::bigint + row_number() over () * 1000000) from pg_sequences`.execute(db)
}

/** A database of its own, deleted afterwards. */
export async function inNewPlace(
  engine: Engine,
  work: (place: Place) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'savez-bench-'))
  const server = process.env['TEST_DATABASE_URL'] ?? ''
  const name = `savez_bench_${process.pid}`
  const databaseUrl =
    engine === 'sqlite' ? '' : Object.assign(new URL(server), { pathname: `/${name}` }).href
  if (databaseUrl) await runOn(server, `create database ${name}`)
  try {
    await work({ dataDir, databaseUrl })
  } finally {
    if (databaseUrl) await runOn(server, `drop database if exists ${name} with (force)`)
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function runOn(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

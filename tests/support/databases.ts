import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { describe } from 'vitest'
import type { Engine } from '#services/platform/database.ts'

/** Where a PostgreSQL is that may be used for tests; each suite makes its own database in it. */
function testDatabaseUrl(): string | undefined {
  const { TEST_DATABASE_URL: url } = process.env
  return url || undefined
}

/** Runs a suite on both engines; without a PostgreSQL at hand its half is reported as skipped. */
export function eachEngine(name: string, suite: (engine: Engine) => void): void {
  describe(`${name} (SQLite)`, () => suite('sqlite'))
  describe.skipIf(!testDatabaseUrl())(`${name} (PostgreSQL, needs TEST_DATABASE_URL)`, () =>
    suite('postgres'),
  )
}

export type OwnDatabase = { readonly url: string; drop(): Promise<void> }

export async function createOwnDatabase(): Promise<OwnDatabase> {
  const server = testDatabaseUrl()
  if (!server) throw new Error('TEST_DATABASE_URL is not set')

  const name = `savez_test_${randomUUID().replaceAll('-', '')}`
  await runAdmin(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: () => runAdmin(server, `drop database if exists ${name} with (force)`),
  }
}

async function runAdmin(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { describe } from 'vitest'
import type { Engine } from '#services/platform/database.ts'

/** Where a PostgreSQL is that may be used for tests; each suite makes its own database in it. */
export function testDatabaseUrl(): string | undefined {
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

export type OwnDatabase = {
  readonly url: string
  create(): Promise<void>
  drop(): Promise<void>
}

export async function createOwnDatabase(): Promise<OwnDatabase> {
  const server = testDatabaseUrl()
  if (!server) throw new Error('TEST_DATABASE_URL is not set')

  const name = `savez_test_${randomUUID().replaceAll('-', '')}`
  const run = (statement: string) => runOn(server, statement)
  const url = new URL(server)
  url.pathname = `/${name}`
  const own: OwnDatabase = {
    url: url.href,
    create: () => run(`create database ${name}`),
    drop: () => run(`drop database if exists ${name} with (force)`),
  }
  await own.create()
  return own
}

async function runOn(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** Where a PostgreSQL is that may be used for tests; each suite makes its own database in it. */
export function testDatabaseUrl(): string | undefined {
  const { TEST_DATABASE_URL: url } = process.env
  return url || undefined
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

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

/** Empty, or a copy of the template. */
export async function createOwnDatabase(template?: string): Promise<OwnDatabase> {
  const name = `savez_test_${randomUUID().replaceAll('-', '')}`
  return {
    url: await createDatabase(name, template),
    create: async () => {
      await createDatabase(name)
    },
    drop: () => dropDatabase(name),
  }
}

/** Answers where it stands. */
export async function createDatabase(name: string, template?: string): Promise<string> {
  await ask(`create database ${name}${template ? ` template ${template}` : ''}`)
  return databaseUrl(name)
}

export function databaseUrl(name: string): string {
  const url = new URL(server())
  url.pathname = `/${name}`
  return url.href
}

/** From now on it can be copied and no longer be written. */
export async function sealDatabase(name: string): Promise<void> {
  await ask(`alter database ${name} allow_connections false`)
}

export async function dropDatabases(prefix: string): Promise<void> {
  const found = await ask(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [prefix],
  )
  for (const { name } of found) await dropDatabase(name)
}

export async function dropDatabase(name: string): Promise<void> {
  await ask(`drop database if exists ${name} with (force)`)
}

function server(): string {
  const url = testDatabaseUrl()
  if (!url) throw new Error('TEST_DATABASE_URL is not set')
  return url
}

async function ask(statement: string, values: readonly string[] = []) {
  const client = new pg.Client({ connectionString: server() })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(statement, [...values])
    return rows
  } finally {
    await client.end()
  }
}

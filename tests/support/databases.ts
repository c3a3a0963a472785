import { describe } from 'vitest'
import type { Engine } from '#services/platform/database.ts'
import { testDatabaseUrl } from './own-database.ts'

/** Runs a suite on both engines; without a PostgreSQL at hand its half is reported as skipped. */
export function eachEngine(name: string, suite: (engine: Engine) => void): void {
  describe(`${name} (SQLite)`, () => suite('sqlite'))
  describe.skipIf(!testDatabaseUrl())(`${name} (PostgreSQL, needs TEST_DATABASE_URL)`, () =>
    suite('postgres'),
  )
}

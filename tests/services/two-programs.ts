import { pino } from 'pino'
import { afterAll, beforeAll } from 'vitest'
import { type Db, type Engine, openDatabase } from '#services/platform/database.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

/** A database of the suite's own, opened by two programs as by two replicas. */
export function twoPrograms(engine: Engine): { readonly own: Db; readonly beside: Db } {
  let own: TestDatabase
  let beside: ReturnType<typeof openDatabase>

  beforeAll(async () => {
    own = await openTestDatabase(engine)
    beside = openDatabase(own.deps.config, { log: pino({ level: 'silent' }), sole: false })
  })
  afterAll(async () => {
    await beside.close()
    await own.close()
  })

  return {
    get own() {
      return own.db
    },
    get beside() {
      return beside.db
    },
  }
}

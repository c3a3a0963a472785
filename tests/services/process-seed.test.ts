import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MIGRATIONS } from '#services/generated/migrations.ts'
import { type Db, openDatabase } from '#services/platform/database.ts'
import { type ChangeFeed, createFeed, prepareFeed } from '#services/platform/feed.ts'
import { migrate } from '#services/platform/migrate.ts'
import { createTestPlace, type TestPlace } from '#tests/support/database.ts'
import { eachEngine } from '#tests/support/databases.ts'
import { RUNTIME } from '#tools/runtime.ts'

/** A program that seeds the demo first, on a machine that may be busy. */
const SLOW_MS = 300_000
/** As many as it never comes to the end of. */
const PRODUCTS = 1_000_000

eachEngine('a large seed that is killed', (engine) => {
  let place: TestPlace
  let child: ReturnType<typeof seed> | null = null

  beforeEach(async () => {
    place = await createTestPlace(engine)
  })
  afterEach(async () => {
    child?.kill('SIGKILL')
    await place.remove()
  })

  function seed(products: number) {
    const { dataDir, databaseUrl } = place.config
    return spawn(process.execPath, ['tools/seed.ts', '--products', String(products)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...RUNTIME,
        PATH: process.env['PATH'],
        MODE: 'demo',
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl ?? '',
      },
    })
  }

  async function withDatabase<Answer>(
    work: (db: Db, feed: ChangeFeed) => Promise<Answer>,
  ): Promise<Answer> {
    const log = pino({ level: 'silent' })
    const { db, commits, close } = openDatabase(place.config, { log, sole: false })
    try {
      return await work(db, createFeed(db, commits))
    } finally {
      await close()
    }
  }

  test(
    'has told of what it wrote until then to whoever follows the changes',
    async () => {
      const cursor = await withDatabase(async (db, feed) => {
        await migrate(db, MIGRATIONS)
        await prepareFeed(db)
        return await feed.newest()
      })

      child = seed(PRODUCTS)
      for await (const line of createInterface({ input: child.stdout })) {
        if (line.startsWith('2000 of')) break
      }
      child.kill('SIGKILL')
      await once(child, 'exit')

      await withDatabase(async (db, feed) => {
        const { total } = await db
          .selectFrom('product')
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .where('parent_id', 'is', null)
          .executeTakeFirstOrThrow()
        expect(total).toBeGreaterThanOrEqual(2_000)
        expect(total).toBeLessThan(PRODUCTS)
        expect((await feed.read({ after: cursor, waitMs: 60_000 })).gap).toBe(true)
      })
    },
    SLOW_MS,
  )
})

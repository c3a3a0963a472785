import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addGap } from '#services/platform/changes.ts'
import type { Db } from '#services/platform/database.ts'
import type { LiveCatalogue } from '#services/product/catalogue/live-catalogue.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { createFollowedCatalogue } from './followed-catalogue.ts'
import { addProduct, seedCatalogue } from './product-catalogue.ts'

const log = pino({ level: 'silent' })
const HOUR_MS = 3_600_000
/** As the worker of a running program does. */
const LOOK_EVERY_MS = 500
const CHEAPEST = { sort: { param: 'finalPrice', order: 'asc' }, limit: 100, offset: 0 } as const

eachEngine('catalogue index that is of no use', (engine) => {
  let services: TestServices
  let first: number

  beforeAll(async () => {
    services = await startServices({ engine, config: { catalogueIndex: false } })
    await seedCatalogue(services.db)
    first = await addProduct(services, { name: 'Šalica', retailPriceCents: 1000 })
  })
  afterAll(() => services.close())

  const listed = async ({ reads }: LiveCatalogue) =>
    (
      await reads.list(
        { language: 'hrv', now: services.clock.now().toISOString(), conditions: [], keywords: '' },
        CHEAPEST,
      )
    ).ids
  const gap = () => services.db.transaction().execute((trx) => addGap(trx))

  test('is built again at once, then after pauses that grow to a minute, and soon after a calm', async () => {
    const watched = watchBuilds(services.db)
    let now = 0
    const live = createFollowedCatalogue({ db: watched.db, log, nowMs: () => now })
    const builtAt: number[] = []
    const look = async () => {
      const before = watched.builds()
      await live.worker.runOnce()
      if (watched.builds() > before) builtAt.push(now)
    }

    for (; now < HOUR_MS / 6; now += LOOK_EVERY_MS) {
      await gap()
      await look()
    }
    const pauses = builtAt.slice(1).map((at, position) => at - (builtAt[position] ?? 0))
    expect(pauses).toEqual([
      500, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000, 60_000, 60_000,
      60_000, 60_000, 60_000,
    ])
    // What nobody has in memory SQL still knows.
    expect(await listed(live)).toEqual([first])

    now += HOUR_MS
    await look()
    await gap()
    await look()
    expect(builtAt.slice(-2)).toEqual([now, now])
  })

  if (engine === 'postgres') {
    test('costs little while a transaction stays open that 10,000 changes went past', async () => {
      const watched = watchBuilds(services.db)
      let now = 0
      const live = createFollowedCatalogue({ db: watched.db, log, nowMs: () => now })
      await live.worker.runOnce()
      const older = await services.db.startTransaction().execute()
      await sql`insert into change (topic) values ('posts')`.execute(older)
      await sql`
        insert into change (topic) select 'post:' || n from generate_series(1, 10001) n`.execute(
        services.db,
      )

      for (; now < 60_000; now += LOOK_EVERY_MS) await live.worker.runOnce()

      expect(watched.builds()).toBeLessThan(12)
      expect(await listed(live)).toEqual([first])
      await older.commit().execute()
      now += 60_000
      await live.worker.runOnce()
      const builds = watched.builds()
      for (; now < 600_000; now += LOOK_EVERY_MS * 100) await live.worker.runOnce()
      expect(watched.builds()).toBe(builds)
    })
  }
})

/** Each building begins by asking which languages there are. */
function watchBuilds(db: Db) {
  let builds = 0
  return {
    builds: () => builds,
    db: db.withPlugin({
      transformQuery: ({ node }) => {
        const isDistinct = node.kind === 'SelectQueryNode' && node.frontModifiers !== undefined
        if (isDistinct && JSON.stringify(node).includes('"product_text"')) builds += 1
        return node
      },
      transformResult: async ({ result }) => result,
    }),
  }
}

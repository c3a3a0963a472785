import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setArchived } from '#services/modules/product/api.ts'
import type { LiveCatalogue } from '#services/modules/product/catalogue/live-catalogue.ts'
import { addGap } from '#services/platform/changes.ts'
import type { Db } from '#services/platform/database.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { createFollowedCatalogue } from './followed-catalogue.ts'
import { addProduct, seedCatalogue } from './product-catalogue.ts'
import { watchBuilds } from './watch-builds.ts'

const log = pino({ level: 'silent' })
const WINDOW = { limit: 1_000, offset: 0 } as const

eachEngine('catalogue index that is built again', (engine) => {
  let services: TestServices
  let first: number

  beforeAll(async () => {
    services = await startServices({ engine })
    await seedCatalogue(services.db)
    first = await addProduct(services, { name: 'Šalica', retailPriceCents: 1000 })
  })
  afterAll(() => services.close())

  const list = ({ reads }: LiveCatalogue, question: { readonly archived?: boolean } = {}) =>
    reads.list(
      {
        language: 'hrv',
        now: services.clock.now().toISOString(),
        conditions: [{ kind: 'archived', is: question.archived ?? false }],
        keywords: '',
      },
      WINDOW,
    )
  const gap = () => services.db.transaction().execute((trx) => addGap(trx))

  test('reads wait for it, at first and after a gap, and hold what was committed before', async () => {
    const gated = gate(services.db)
    const live = createFollowedCatalogue({ db: gated.db, log, waitMs: 60_000 })
    for (let time = 0; time < 2; time += 1) {
      gated.close()
      await gap()
      const added = await addProduct(services)
      const reading = list(live)
      await gated.reached()
      gated.open()
      expect((await reading).ids).toContain(added)
    }
  })

  test('a read that would wait too long is refused, and the building goes on', async () => {
    const gated = gate(services.db)
    const watched = watchBuilds(gated.db)
    const live = createFollowedCatalogue({ db: watched.db, log, waitMs: 100 })
    gated.close()
    await expect(list(live)).rejects.toMatchObject({ status: 503, code: 'NOT_READY' })
    gated.open()
    await expect.poll(async () => (await list(live)).ids).toContain(first)
    expect(watched.builds()).toBe(1)
  })

  test('a building that follows another rests first, as long as that one took', async () => {
    let now = 0
    const rests: number[] = []
    const timed = services.db.withPlugin({
      transformQuery: ({ node }) => {
        if (JSON.stringify(node).includes('search_fold')) now += 4_000
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const live = createFollowedCatalogue({
      db: timed,
      log,
      waitMs: 60_000,
      nowMs: () => now,
      rest: async (ms) => void rests.push(ms),
    })

    for (const passedMs of [0, 0, 3_000, 4_000]) {
      now += passedMs
      await gap()
      await list(live)
    }
    expect(rests).toEqual([4_000, 1_000])
  })

  test('many products that change at once are replaced without building, none seen before all', async () => {
    const watched = watchBuilds(services.db)
    const live = createFollowedCatalogue({ db: watched.db, log, waitMs: 60_000 })
    const added: number[] = []
    for (let count = 0; count < 60; count += 1) added.push(await addProduct(services))
    const before = (await list(live)).total

    const totals = new Set<number>()
    let isDone = false
    const writing = services.db
      .transaction()
      .execute(async (trx) => {
        for (const productId of added)
          await setArchived(trx, services.clock, { productId, archived: true })
      })
      .then(() => list(live))
      .finally(() => {
        isDone = true
      })
    while (!isDone) {
      totals.add((await list(live)).total)
      await nextTurn()
    }

    expect((await writing).total).toBe(before - added.length)
    const whole = [before, before - added.length]
    expect([...totals].filter((total) => !whole.includes(total))).toEqual([])
    expect((await list(live, { archived: true })).ids).toEqual(added.toReversed())
    expect(watched.builds()).toBe(1)
  })

  if (engine === 'postgres') {
    test('is built once while a transaction stays open that 10,000 changes went past', async () => {
      const watched = watchBuilds(services.db)
      const live = createFollowedCatalogue({ db: watched.db, log, waitMs: 60_000 })
      await list(live)
      const older = await services.db.startTransaction().execute()
      await sql`insert into change (topic) values ('posts')`.execute(older)
      await sql`
        insert into change (topic) select 'post:' || n from generate_series(1, 10001) n`.execute(
        services.db,
      )

      for (let read = 0; read < 10; read += 1) await list(live)
      await older.commit().execute()
      for (let read = 0; read < 10; read += 1) expect((await list(live)).ids).toContain(first)
      expect(watched.builds()).toBe(2)
    })
  }
})

/** Holds back the texts of products while it is closed. */
function gate(db: Db) {
  let wait = Promise.resolve()
  let open = () => {}
  let reached = Promise.withResolvers<void>()
  return {
    close: () => {
      reached = Promise.withResolvers()
      wait = new Promise((resolve) => {
        open = resolve
      })
    },
    open: () => open(),
    reached: () => reached.promise,
    db: db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (result.rows.some((row) => 'searchFold' in row)) {
          reached.resolve()
          await wait
        }
        return result
      },
    }),
  }
}

import { setImmediate as nextTurn } from 'node:timers/promises'
import type { RootOperationNode } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changePrice, changeText, setFeatured } from '#services/modules/product/api.ts'
import type { ListQuestion } from '#services/modules/product/catalogue/catalogue-reads.ts'
import { type Db, openDatabase } from '#services/platform/database.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { createFollowedCatalogue } from './followed-catalogue.ts'
import { addProduct, seedCatalogue } from './product-catalogue.ts'
import { watchBuilds } from './watch-builds.ts'

const log = pino({ level: 'silent' })
const CHEAPEST = { sort: { param: 'finalPrice', order: 'asc' }, limit: 100, offset: 0 } as const

eachEngine('catalogue index that follows', (engine) => {
  let services: TestServices
  let beside: ReturnType<typeof openDatabase>
  let first: number
  let second: number

  beforeAll(async () => {
    services = await startServices({ engine })
    beside = openDatabase(services.config, { log, sole: false })
    await seedCatalogue(services.db)
    first = await addProduct(services, { name: 'Šalica', retailPriceCents: 1000 })
    second = await addProduct(services, { name: 'Zastava', retailPriceCents: 2000 })
  })
  afterAll(async () => {
    await beside.close()
    await services.close()
  })

  const question = (): ListQuestion => ({
    language: 'hrv',
    now: services.clock.now().toISOString(),
    conditions: [{ kind: 'ids', ids: [first, second] }],
    keywords: '',
  })
  const reprice = (productId: number, retailPriceCents: number) =>
    services.db
      .transaction()
      .execute((trx) => changePrice(trx, services.clock, { productId, retailPriceCents }))

  test('a read holds whatever was committed before it, in this program or in another', async () => {
    const replicas = [services.db, beside.db].map((db) => createFollowedCatalogue({ db, log }))
    for (const { reads } of replicas) await reads.list(question(), CHEAPEST)
    for (let round = 0; round < 10; round += 1) {
      await reprice(first, 1000 + (round % 2) * 2000)
      const expected = round % 2 === 0 ? [first, second] : [second, first]
      for (const { reads } of replicas) {
        expect((await reads.list(question(), CHEAPEST)).ids).toEqual(expected)
      }
    }
    await reprice(first, 1000)
  })

  test('a hundred reads at once ask the feed twice at most', async () => {
    const watched = watch(beside.db)
    const { reads } = createFollowedCatalogue({ db: watched.db, log })
    await reads.list(question(), CHEAPEST)
    const before = watched.feeds()
    await Promise.all(Array.from({ length: 100 }, () => reads.list(question(), CHEAPEST)))
    expect(watched.feeds() - before).toBeLessThanOrEqual(2)
    expect(watched.feeds() - before).toBeGreaterThan(0)
  })

  if (engine === 'postgres') {
    test('what commits while an older transaction goes on is listed at once, and so is that one', async () => {
      const { reads } = createFollowedCatalogue({ db: beside.db, log })
      await reads.list(question(), CHEAPEST)
      const older = await beside.db.startTransaction().execute()
      await setFeatured(older, services.clock, { productId: second, featured: true })
      await changePrice(older, services.clock, { productId: second, retailPriceCents: 500 })

      await reprice(first, 3000)
      expect((await reads.list(question(), CHEAPEST)).ids).toEqual([second, first])
      await reprice(first, 1000)
      expect((await reads.list(question(), CHEAPEST)).ids).toEqual([first, second])
      await older.commit().execute()
      expect((await reads.list(question(), CHEAPEST)).ids).toEqual([second, first])
      await reprice(second, 2000)
    })
  }

  test('when the feed cannot be read, the read fails, and the next is right', async () => {
    const watched = watch(beside.db)
    const { reads } = createFollowedCatalogue({ db: watched.db, log })
    await reads.list(question(), CHEAPEST)
    await reprice(first, 3000)
    watched.breakFeed(true)
    await expect(reads.list(question(), CHEAPEST)).rejects.toThrow('connection lost')
    watched.breakFeed(false)
    expect((await reads.list(question(), CHEAPEST)).ids).toEqual([second, first])
    await reprice(first, 1000)
  })

  test('an index that failed at a change answers nothing more until it is built again', async () => {
    const watched = watch(beside.db)
    const builds = watchBuilds(watched.db)
    const { reads } = createFollowedCatalogue({ db: builds.db, log, rest: () => Promise.resolve() })
    const byName = { ...CHEAPEST, sort: { param: 'name', order: 'asc' } } as const
    await reads.list(question(), byName)
    watched.spoilTexts(true)
    await services.db.transaction().execute((trx) =>
      changeText(trx, services.clock, {
        productId: second,
        language: 'hrv',
        text: { name: 'Ajmo' },
      }),
    )
    await expect(reads.list(question(), byName)).rejects.toThrow()

    watched.spoilTexts(false)
    const failed = builds.builds()
    expect((await reads.list(question(), byName)).ids).toEqual([second, first])
    expect(builds.builds()).toBe(failed + 1)
  })

  test('others have their turn while it is built', async () => {
    for (let count = 0; count < 100; count += 1) await addProduct(services)
    const { reads } = createFollowedCatalogue({ db: services.db, log })
    let turns = 0
    let isBuilding = true
    const building = reads.list(question(), CHEAPEST).finally(() => {
      isBuilding = false
    })
    while (isBuilding) {
      await nextTurn()
      turns += 1
    }
    await building
    expect(turns).toBeGreaterThanOrEqual(4)
  })
})

/** Counts reads of the change feed, and makes statements fail. */
function watch(db: Db) {
  let feeds = 0
  let isBroken = false
  let isSpoilt = false
  const isAbout = (node: RootOperationNode, table: string) =>
    node.kind === 'RawNode' && JSON.stringify(node).includes(table)
  return {
    feeds: () => feeds,
    breakFeed: (broken: boolean) => {
      isBroken = broken
    },
    spoilTexts: (spoilt: boolean) => {
      isSpoilt = spoilt
    },
    db: db.withPlugin({
      transformQuery: ({ node }) => {
        if (isAbout(node, 'from change_feed')) {
          feeds += 1
          if (isBroken) throw new Error('connection lost')
        }
        return node
      },
      transformResult: async ({ result }) =>
        isSpoilt && result.rows.some((row) => 'searchFold' in row)
          ? { ...result, rows: result.rows.map((row) => ({ ...row, searchFold: null })) }
          : result,
    }),
  }
}

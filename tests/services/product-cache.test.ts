import { pino } from 'pino'
import { expect } from 'vitest'
import type { Call } from '#services/contract/call.ts'
import { filterCategories } from '#services/contract/category.ts'
import { filterProducts, getLayers, getProduct } from '#services/contract/product.ts'
import {
  changePrice,
  createCategory,
  holdStock,
  saveProduct,
  setStock,
} from '#services/modules/product/api.ts'
import { createLiveCatalogue } from '#services/modules/product/catalogue/live-catalogue.ts'
import { reductionDueHandlers } from '#services/modules/product/prices/reductions.ts'
import {
  ALL_FIELDS,
  type ProductFields,
  productsJson,
  SHOWN_FIELDS,
} from '#services/modules/product/read/product-json.ts'
import { sellableProducts } from '#services/modules/product/read/sellable-products.ts'
import { productRoutes } from '#services/modules/product/routes.ts'
import { stockDueHandlers } from '#services/modules/product/stock/stock-holds.ts'
import { createAnswerCache } from '#services/platform/answer-cache.ts'
import { cachedDb, cacheReads } from '#services/platform/cached-reads.ts'
import { addChanges, addGap } from '#services/platform/changes.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { createFeedFollower } from '#services/platform/feed-follower.ts'
import type { Route } from '#services/platform/http.ts'
import { createDueWorker } from '#services/platform/jobs/due-worker.ts'
import { callRoute } from '#tests/support/call-route.ts'
import { createTestClock, type TestClock } from '#tests/support/clock.ts'
import { eachEngine } from '#tests/support/databases.ts'
import { NO_CACHE } from '#tests/support/no-cache.ts'
import { createSqlReads } from '#tests/support/sql-reads.ts'
import { invariantTest as test } from '#tests/support/violation.ts'
import { addBundles, addDyed, changeRound, simple } from './product-cache-writes.ts'
import { createChance, ROUNDS, SEED, TIME_LIMIT_MS } from './product-index-chance.ts'
import { createWorld, type World } from './product-index-writes.ts'
import { pruneSettled } from './prune-settled.ts'
import { twoPrograms } from './two-programs.ts'

const log = pino({ level: 'silent' })
const CARD: ProductFields = new Set([
  'id',
  'name',
  'slug',
  'media',
  'format',
  'finalPrice',
  'availability',
  'swatches',
])
const HOUR_MS = 3_600_000
const CACHE_BYTES = 10_000_000
eachEngine('cached products, categories and facets', (engine) => {
  const programs = twoPrograms(engine)

  test(
    `equal those read again in ${ROUNDS} random states, written by two programs while others read`,
    async () => {
      const chance = createChance(SEED)
      const buying = createChance(SEED)
      const world = await createWorld(programs.own, createTestClock(), chance)
      await addBundles(world)
      await addDyed(world)
      const databases = [programs.own, programs.beside]
      const replicas = databases.map((db) => replica(db))
      const handlers = new Map(Object.entries({ ...reductionDueHandlers, ...stockDueHandlers }))
      const { clock } = world
      const due = createDueWorker({ db: programs.beside, clock, log, handlers })

      for (let round = 0; round < ROUNDS; round += 1) {
        const writer = { ...world, db: chance.pick(databases) }
        await Promise.all([
          changeRound(writer),
          ...replicas.map(({ products }) => products(...anyQuestion(world))),
        ])
        world.made = writer.made
        if (chance.once(2))
          clock.advance((chance.whole(12) - 2) * (HOUR_MS / 2) + chance.whole(3) - 1)
        if (chance.once(3)) await due.runOnce()
        if (chance.once(15)) await pruneSettled(world.db)
        for (const { products, fresh, routes, soldFromCache, soldAsStored } of replicas) {
          const where = `seed ${SEED}, round ${round}`
          for (const question of anyAnswers(world)) {
            const context = { db: world.db, clock, language: anyLanguage(world) }
            expect(
              await callRoute(routes, question, context),
              `${where}: ${JSON.stringify([context.language, question.input])}`,
            ).toBe(await callRoute(freshRoutes(world.db), question, context))
          }
          for (let question = 0; question < 4; question += 1) {
            const wanted = anyQuestion(world)
            expect(read(await products(...wanted)), `${where}: ${JSON.stringify(wanted)}`).toEqual(
              read(await fresh(...wanted)),
            )
          }
          const sold = await anySold(world, buying)
          const at = [anyLanguage(world), clock.now().toISOString(), sold] as const
          expect(await soldFromCache(...at), `${where}: ${JSON.stringify(at)}`).toEqual(
            await soldAsStored(...at),
          )
        }
      }
      for (const { requested, missed } of replicas.map(({ counts }) => counts)) {
        process.stdout.write(`cached products (${engine}): ${missed} of ${requested} read again\n`)
        expect(missed).toBeLessThan(requested * 0.8)
      }
    },
    TIME_LIMIT_MS,
  )

  test('a hold that changed nothing when it was written ends at its moment', async () => {
    const clock = createTestClock()
    const productId = await write((trx) => saveProduct(trx, clock, simple('HELD-1', 5)))
    const { products } = replica(programs.beside)
    const availability = async () =>
      read(await products('hrv', clock.now().toISOString(), [productId], CARD))[0]?.availability
    expect(await availability()).toBe('lowStock')
    const until = new Date(clock.now().getTime() + HOUR_MS).toISOString()
    const lines = [{ productId, quantity: 2 }]
    await write((trx) => holdStock(trx, clock, { owner: 'a', lines, until }))
    await write((trx) => setStock(trx, clock, { productId, onHand: 7 }))
    expect(await availability()).toBe('lowStock')
    clock.set(until)
    expect(await availability()).toBe('inStock')
  })

  test('a product that changes while it is read is not stored', async () => {
    const clock = createTestClock()
    const now = clock.now().toISOString()
    const productId = await write((trx) => saveProduct(trx, clock, simple('LATE-1', 100)))
    const gate = Promise.withResolvers<void>()
    const arrived = Promise.withResolvers<void>()
    let isHeld = true
    const slow = programs.beside.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (isHeld && result.rows.some((row) => 'onHand' in row)) {
          arrived.resolve()
          await gate.promise
        }
        return result
      },
    })
    const { products } = replica(slow)
    await products('hrv', now, [], CARD)
    const first = products('hrv', now, [productId], CARD)
    await arrived.promise
    isHeld = false
    await write((trx) => setStock(trx, clock, { productId, onHand: 0 }))
    await products('hrv', now, [], CARD)
    gate.resolve()
    await first
    const [product] = read(await products('hrv', now, [productId], CARD))
    expect(product).toMatchObject({ availability: 'outOfStock' })
  })

  test('tags that no cached answer carries purge nothing, a gap purges all', async () => {
    const clock = createTestClock()
    const { statements, ask, calls } = await filled(clock)
    expect(await statements(ask)).toBe(calls.length)
    await write((trx) => addChanges(trx, ['cart:5', 'order:9', 'list:77', 'posts', 'search']))
    // The feed alone.
    expect(await statements(ask)).toBe(calls.length)
    await write((trx) => addGap(trx))
    expect(await statements(ask)).toBeGreaterThan(20)
  })

  test('every call reads the feed once, however many of its parts are cached [AP-01]', async () => {
    const clock = createTestClock()
    const { counts, routes, db, calls } = await filled(clock)
    await write((trx) => addChanges(trx, ['product:1', 'list:all']))
    for (const question of calls) {
      const before = counts.feedReads
      await callRoute(routes, question, { db, clock })
      expect(counts.feedReads - before, question.call.path).toBe(1)
    }
  })

  test('facets of a category stay cached while a product of another one changes', async () => {
    const clock = createTestClock()
    const [first, second] = await write(async (trx) => [
      await addCategory(trx, 'prva-skupina'),
      await addCategory(trx, 'druga-skupina'),
    ])
    const productId = await write((trx) =>
      saveProduct(trx, clock, { ...simple('FACET-1', 5), categoryIds: [first ?? 0] }),
    )
    const { statements, routes } = await filled(clock)
    const facetsOf = (category: number | undefined) => async () => {
      const filters = [{ key: 'category', value: category ?? 0 }]
      await callRoute(routes, { call: getLayers, input: { filters } }, { db: programs.own, clock })
    }
    await facetsOf(first)()
    await facetsOf(second)()
    await write((trx) => changePrice(trx, clock, { productId, retailPriceCents: 900 }))
    expect(await statements(facetsOf(second))).toBe(1)
    expect(await statements(facetsOf(first))).toBeGreaterThan(1)
  })

  test('a small cache holds no more than it was given', async () => {
    const ids = await programs.own
      .selectFrom('product')
      .select('id')
      .where('parent_id', 'is', null)
      .execute()
    const wanted: Question = [
      'hrv',
      createTestClock().now().toISOString(),
      ids.map(({ id }) => id),
      ALL_FIELDS,
    ]
    const { products, fresh, counts } = replica(programs.own, 20_000)
    await products(...wanted)
    const before = counts.missed
    expect(read(await products(...wanted))).toEqual(read(await fresh(...wanted)))
    expect(counts.missed).toBeGreaterThan(before)
  })

  const write = <Answer>(work: (trx: Trx) => Promise<Answer>) =>
    programs.own.transaction().execute(work)

  /** A program that has answered each of the calls once. */
  async function filled(clock: TestClock) {
    const made = replica(programs.beside)
    const { id } = await made.db
      .selectFrom('product')
      .select('id')
      .where('parent_id', 'is', null)
      .limit(1)
      .executeTakeFirstOrThrow()
    const calls = [
      { call: filterProducts, input: {} },
      { call: getProduct, input: { id } },
      { call: filterCategories, input: {} },
      { call: getLayers, input: {} },
    ]
    const ask = async () => {
      for (const question of calls) {
        await callRoute(made.routes, question, { db: made.db, clock })
      }
    }
    await ask()
    return { ...made, ask, calls }
  }
})

type Question = [language: string, now: string, ids: readonly number[], fields: ProductFields]

function anyQuestion(world: World): Question {
  const { chance, products, clock } = world
  const ids = [...new Set([...chance.some(products, 24), ...chance.some([999_999], 1)])]
  const fields = chance.pick([
    CARD,
    ALL_FIELDS,
    new Set([...CARD, ...chance.some(SHOWN_FIELDS, 6)]),
  ])
  return [anyLanguage(world), clock.now().toISOString(), ids, fields]
}

/** Products and variants, for which the order of the answers does not matter. */
async function anySold({ db }: World, chance: World['chance']): Promise<readonly number[]> {
  const rows = await db.selectFrom('product').select('id').orderBy('id').execute()
  return chance.some(
    rows.map(({ id }) => id),
    12,
  )
}

function anyLanguage({ chance }: World): string {
  return chance.pick(['hrv', 'hrv', 'eng'])
}

function anyAnswers({ chance, categories }: World): readonly { call: Call; input: object }[] {
  return [
    { call: filterCategories, input: {} },
    { call: filterCategories, input: { select: ['name', 'totalProducts'] } },
    { call: getLayers, input: {} },
    { call: getLayers, input: { filters: [{ key: 'category', value: chance.pick(categories) }] } },
    {
      call: getLayers,
      input: {
        filters: [
          { key: 'category', value: chance.some(categories, 2) },
          { key: chance.pick(['featured', 'archived', 'vodootporno']), value: chance.once(2) },
        ],
      },
    },
  ]
}

/** A change that is refused has dated its product already, and is not rolled back here. */
function read(products: readonly Buffer[]) {
  return products.map((json) => ({ ...JSON.parse(json.toString()), updatedAt: null }))
}

function freshRoutes(db: Db): readonly Route[] {
  return productRoutes(NO_CACHE, {
    reads: createSqlReads(db),
    products: NO_CACHE.cache.partition('one', 1),
  })
}

function addCategory(trx: Trx, slug: string): Promise<number> {
  return createCategory(trx, { texts: { hrv: { name: slug } }, slug: { hrv: slug } })
}

/** Counts products that are requested and read, and statements. */
function replica(db: Db, maxBytes = CACHE_BYTES) {
  const counts = { requested: 0, missed: 0, statements: 0, feedReads: 0 }
  const counting = db.withPlugin({
    transformQuery: ({ node }) => {
      counts.statements += 1
      const isRaw = node.kind === 'RawNode'
      if (isRaw && JSON.stringify(node).includes('from change_feed')) counts.feedReads += 1
      return node
    },
    transformResult: async ({ result }) => {
      counts.missed += result.rows.filter((row) => 'manufacturerName' in row).length
      return result
    },
  })
  const follower = createFeedFollower(counting)
  const cache = createAnswerCache(follower, maxBytes)
  const catalogue = createLiveCatalogue({ db: counting, log, follower })
  cacheReads(counting, { follower, cache, share: 1 })
  const partitions = {
    cached: cache.partition('one', 1),
    fresh: NO_CACHE.cache.partition('one', 1),
  }
  return {
    db: counting,
    counts,
    routes: productRoutes(
      { cache, follower },
      { reads: catalogue.reads, products: cache.partition('one', 0.6) },
    ),
    products: async (...[language, now, ids, fields]: Question) => {
      counts.requested += ids.length
      await follower.upToDate()
      const { cached: products } = partitions
      return productsJson({ db: counting, language, now, products }, ids, fields)
    },
    fresh: (...[language, now, ids, fields]: Question) =>
      productsJson({ db, language, now, products: partitions.fresh }, ids, fields),
    soldFromCache: async (language: string, now: string, ids: readonly number[]) =>
      await sellableProducts({ db: await cachedDb(counting), language, now }, ids),
    soldAsStored: async (language: string, now: string, ids: readonly number[]) =>
      await sellableProducts({ db, language, now }, ids),
    statements: async (work: () => Promise<unknown>) => {
      const before = counts.statements
      await work()
      return counts.statements - before
    },
  }
}

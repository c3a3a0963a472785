import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PRODUCT_FIELDS } from '#services/contract/product.ts'
import { type Db, openDatabase, type Trx } from '#services/platform/database.ts'
import { createDueWorker } from '#services/platform/due-worker.ts'
import { Refusal } from '#services/platform/errors.ts'
import { pruneChanges } from '#services/platform/feed.ts'
import {
  createProduct,
  holdStock,
  linkCrossSell,
  releaseHold,
  setStock,
  takeStock,
} from '#services/product/api.ts'
import { createKeptTexts } from '#services/product/kept/kept-texts.ts'
import type { ReadContext } from '#services/product/product-parts.ts'
import {
  ALL_FIELDS,
  freshTexts,
  type ProductFields,
  type ProductTexts,
} from '#services/product/product-texts.ts'
import { reductionDueHandlers } from '#services/product/reductions.ts'
import { stockDueHandlers } from '#services/product/stock-changes.ts'
import { setSetting } from '#services/settings/api.ts'
import { createTestClock } from '#tests/support/clock.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { eachEngine } from '#tests/support/databases.ts'
import { type Chance, createChance } from './product-index-chance.ts'
import { changeSomething, createWorld, type World } from './product-index-writes.ts'

const log = pino({ level: 'silent' })
const ROUNDS = Number(process.env['INDEX_ROUNDS'] ?? 80)
const SEED = Number(process.env['INDEX_SEED'] ?? 20_261_121)
const TIME_LIMIT_MS = 60_000 + ROUNDS * 2_000
const CARD: ProductFields = new Set([
  'id',
  'name',
  'slug',
  'media',
  'format',
  'finalPrice',
  'availability',
])
const HOUR_MS = 3_600_000

eachEngine('texts of products that are kept', (engine) => {
  let place: TestDatabase
  let beside: ReturnType<typeof openDatabase>

  beforeAll(async () => {
    place = await openTestDatabase(engine)
    beside = openDatabase(place.deps.config, { log, sole: false })
  })
  afterAll(async () => {
    await beside.close()
    await place.close()
  })

  test(
    `equal those read anew in ${ROUNDS} random states, written by two programs while others read`,
    async () => {
      const chance = createChance(SEED)
      const world = await createWorld(place.db, createTestClock(), chance)
      await addBundles(world)
      const databases = [place.db, beside.db]
      const replicas = databases.map((db) => watched(db))
      const handlers = new Map(Object.entries({ ...reductionDueHandlers, ...stockDueHandlers }))
      const { clock } = world
      const due = createDueWorker({ db: beside.db, clock, log, handlers })

      for (let round = 0; round < ROUNDS; round += 1) {
        const writer = { ...world, db: chance.pick(databases) }
        await Promise.all([
          changeRound(writer),
          ...replicas.map(({ texts }) => texts.of(anyContext(world), ...anyQuestion(world))),
        ])
        world.made = writer.made
        if (chance.once(2))
          clock.advance((chance.whole(12) - 2) * (HOUR_MS / 2) + chance.whole(3) - 1)
        if (chance.once(3)) await due.runOnce()
        if (chance.once(15)) await pruneChanges(world.db, 1)
        for (const { texts } of replicas) {
          for (let question = 0; question < 4; question += 1) {
            const context = anyContext(world)
            const asked = anyQuestion(world)
            const where = `seed ${SEED}, round ${round}: ${JSON.stringify([context.language, context.now, asked[0]])}`
            expect(read(await texts.of(context, ...asked)), where).toEqual(
              read(await freshTexts.of(context, ...asked)),
            )
          }
        }
      }
      for (const { asked, missed } of replicas.map((replica) => replica.counts())) {
        process.stdout.write(`kept texts (${engine}): ${missed} of ${asked} read anew\n`)
        expect(missed).toBeLessThan(asked * 0.8)
      }
    },
    TIME_LIMIT_MS,
  )

  test('a hold that changed nothing when it was written is known when it ends', async () => {
    const clock = createTestClock()
    const productId = await write((trx) => createProduct(trx, clock, simple('HELD-1', 5)))
    const { texts } = watched(beside.db)
    const availability = async () => {
      const context = { db: beside.db, language: 'hrv', now: clock.now().toISOString() }
      return (await texts.of(context, [productId], CARD)).map((json) =>
        JSON.parse(json.toString()),
      )[0].availability
    }
    expect(await availability()).toBe('lowStock')
    const until = new Date(clock.now().getTime() + HOUR_MS).toISOString()
    const lines = [{ productId, quantity: 2 }]
    await write((trx) => holdStock(trx, clock, { owner: 'a', lines, until }))
    await write((trx) => setStock(trx, clock, { productId, onHand: 7 }))
    expect(await availability()).toBe('lowStock')
    clock.set(until)
    expect(await availability()).toBe('inStock')
  })

  test('what changes while it is being read is not kept', async () => {
    const clock = createTestClock()
    const productId = await write((trx) => createProduct(trx, clock, simple('LATE-1', 100)))
    const gate = Promise.withResolvers<void>()
    const arrived = Promise.withResolvers<void>()
    let isHeld = true
    const slow = beside.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (isHeld && result.rows.some((row) => 'onHand' in row)) {
          arrived.resolve()
          await gate.promise
        }
        return result
      },
    })
    const texts = createKeptTexts(beside.db)
    const context = { language: 'hrv', now: clock.now().toISOString() }
    const first = texts.of({ ...context, db: slow }, [productId], CARD)
    await arrived.promise
    isHeld = false
    await write((trx) => setStock(trx, clock, { productId, onHand: 0 }))
    await texts.of({ ...context, db: beside.db }, [], CARD)
    gate.resolve()
    await first
    const [json] = await texts.of({ ...context, db: beside.db }, [productId], CARD)
    expect(JSON.parse(String(json))).toMatchObject({ availability: 'outOfStock' })
  })

  test('they take no more room than they were given', async () => {
    const ids = await place.db
      .selectFrom('product')
      .select('id')
      .where('parent_id', 'is', null)
      .execute()
    const context = { db: place.db, language: 'hrv', now: createTestClock().now().toISOString() }
    const asked = ids.map(({ id }) => id)
    const { texts, counts } = watched(place.db, 10_000)
    await texts.of(context, asked, ALL_FIELDS)
    const before = counts().missed
    expect(read(await texts.of(context, asked, ALL_FIELDS))).toEqual(
      read(await freshTexts.of(context, asked, ALL_FIELDS)),
    )
    expect(counts().missed).toBeGreaterThan(before)
  })

  const write = <Answer>(work: (trx: Trx) => Promise<Answer>) =>
    place.db.transaction().execute(work)
})

async function changeRound(world: World): Promise<void> {
  const { chance, db, products, categories } = world
  for (let transactions = chance.whole(3); transactions > 0; transactions -= 1) {
    const standing = { products: [...products], categories: [...categories] }
    const writing = db.transaction().execute(async (trx) => {
      for (let changes = 1 + chance.whole(3); changes > 0; changes -= 1) {
        await (chance.once(2) ? changeSomething : changePieces)(trx, world)
      }
    })
    // A part of a bundle cannot be removed: then nothing of the transaction stands.
    await writing.catch((error) => {
      if (!/foreign key/i.test(String(error))) throw error
      products.splice(0, products.length, ...standing.products)
      categories.splice(0, categories.length, ...standing.categories)
    })
  }
}

/** Carts that hold and give back, orders, goods that come in, and a setting now and then. */
async function changePieces(trx: Trx, { chance, clock, products }: World): Promise<void> {
  const productId = chance.pick(products)
  const owner = `cart-${chance.whole(4)}`
  const lines = [{ productId, quantity: 1 + chance.whole(4) }]
  const until = new Date(
    clock.now().getTime() + (1 + chance.whole(4)) * (HOUR_MS / 2),
  ).toISOString()
  const kind = chance.whole(6)
  try {
    if (kind === 0) await takeStock(trx, clock, { owner, lines })
    else if (kind === 1) await releaseHold(trx, clock, owner)
    else if (kind === 2) await setStock(trx, clock, { productId, onHand: chance.whole(12) })
    else if (kind === 3 && chance.once(4)) {
      await setSetting(trx, { group: 'site', key: 'note', value: String(chance.whole(9)) })
    } else if (kind === 4) await relate(trx, chance)
    else await holdStock(trx, clock, { owner, lines, until })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

const relate = (trx: Trx, chance: Chance) =>
  linkCrossSell(trx, `SKU-${1 + chance.whole(30)}`, [`SKU-${31 + chance.whole(30)}`])

/** Of pieces and of products with a choice. */
async function addBundles(world: World): Promise<void> {
  const { db, clock, chance, categories, products } = world
  await db.transaction().execute(async (trx) => {
    for (let at = 0; at < 6; at += 1) {
      const skus = [...new Set([1 + chance.whole(60), 1 + chance.whole(60)])]
      const id = await createProduct(trx, clock, {
        ...simple(`SET-${at}`, 0),
        format: 'Bundle',
        categoryIds: [chance.pick(categories)],
        bundle: skus.map((sku) => ({ sku: `SKU-${sku}`, quantity: 1 + chance.whole(2) })),
      })
      products.push(id)
    }
  })
}

function simple(sku: string, stock: number) {
  return {
    sku,
    format: 'Simple' as const,
    texts: { hrv: { name: sku } },
    slug: { hrv: `slug-${sku.toLowerCase()}` },
    categoryIds: [],
    retailPriceCents: 1000,
    taxRatePercent: 25,
    ...(stock === 0 ? {} : { stock }),
  }
}

function anyQuestion({ chance, products }: World): [readonly number[], ProductFields] {
  const ids = [...new Set([...chance.some(products, 24), ...chance.some([999_999], 1)])]
  const fields = chance.pick([
    CARD,
    ALL_FIELDS,
    new Set([...CARD, ...chance.some(PRODUCT_FIELDS, 6)]),
  ])
  return [ids, fields]
}

function anyContext({ chance, clock, db }: World): ReadContext {
  return { db, language: chance.pick(['hrv', 'hrv', 'eng']), now: clock.now().toISOString() }
}

/** A change that is refused has dated its product already, and is not rolled back here. */
function read(texts: readonly Buffer[]): readonly unknown[] {
  return texts.map((json) => ({ ...JSON.parse(json.toString()), updatedAt: null }))
}

/** Counts how many products are asked for, and how many of them are read. */
function watched(db: Db, maxBytes?: number) {
  let asked = 0
  let missed = 0
  const counting = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      missed += result.rows.filter((row) => 'manufacturerName' in row).length
      return result
    },
  })
  const texts = createKeptTexts(counting, maxBytes)
  const counted: ProductTexts = {
    of: (context, ids, fields) => {
      asked += ids.length
      return texts.of({ ...context, db: counting }, ids, fields)
    },
  }
  return { texts: counted, counts: () => ({ asked, missed }) }
}

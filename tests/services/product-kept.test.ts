import { pino } from 'pino'
import { expect, test } from 'vitest'
import { filterCategories, getLayers } from '#services/contract/product.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { createDueWorker } from '#services/platform/due-worker.ts'
import { written } from '#services/platform/http.ts'
import {
  createKeptAnswers,
  freshAnswers,
  type KeptAnswers,
} from '#services/platform/kept-answers.ts'
import { createNews } from '#services/platform/news.ts'
import { createProduct, holdStock, setStock } from '#services/product/api.ts'
import { listCategories } from '#services/product/categories.ts'
import { createKeptTexts } from '#services/product/kept/kept-texts.ts'
import { readLayers } from '#services/product/layers.ts'
import { OF_OTHERS } from '#services/product/module.ts'
import type { ReadContext } from '#services/product/product-parts.ts'
import {
  ALL_FIELDS,
  freshTexts,
  type ProductFields,
  type ProductTexts,
  SHOWN_FIELDS,
} from '#services/product/product-texts.ts'
import { reductionDueHandlers } from '#services/product/reductions.ts'
import { stockDueHandlers } from '#services/product/stock-changes.ts'
import { createTestClock } from '#tests/support/clock.ts'
import { eachEngine } from '#tests/support/databases.ts'
import { createSqlReads } from '#tests/support/sql-reads.ts'
import { createChance, ROUNDS, SEED, TIME_LIMIT_MS } from './product-index-chance.ts'
import { createWorld, type World } from './product-index-writes.ts'
import { addBundles, addDyed, changeRound, simple } from './product-kept-writes.ts'
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

eachEngine('texts of products that are kept', (engine) => {
  const programs = twoPrograms(engine)

  test(
    `equal those read anew in ${ROUNDS} random states, written by two programs while others read`,
    async () => {
      const chance = createChance(SEED)
      const world = await createWorld(programs.own, createTestClock(), chance)
      await addBundles(world)
      await addDyed(world)
      const databases = [programs.own, programs.beside]
      const replicas = databases.map((db) => watched(db))
      const handlers = new Map(Object.entries({ ...reductionDueHandlers, ...stockDueHandlers }))
      const { clock } = world
      const due = createDueWorker({ db: programs.beside, clock, log, handlers })

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
        if (chance.once(15)) await pruneSettled(world.db)
        for (const { texts, answers } of replicas) {
          const context = anyContext(world)
          const [kept, fresh] = [answers, freshAnswers].map((from) => wholeAnswers(from, context))
          expect(await kept, `seed ${SEED}, round ${round}`).toEqual(await fresh)
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
    const { texts } = watched(programs.beside)
    const availability = async () => {
      const context = { db: programs.beside, language: 'hrv', now: clock.now().toISOString() }
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
    const texts = createKeptTexts(createNews(programs.beside))
    const context = { language: 'hrv', now: clock.now().toISOString() }
    const first = texts.of({ ...context, db: slow }, [productId], CARD)
    await arrived.promise
    isHeld = false
    await write((trx) => setStock(trx, clock, { productId, onHand: 0 }))
    await texts.of({ ...context, db: programs.beside }, [], CARD)
    gate.resolve()
    await first
    const [json] = await texts.of({ ...context, db: programs.beside }, [productId], CARD)
    expect(JSON.parse(String(json))).toMatchObject({ availability: 'outOfStock' })
  })

  test('an answer is kept while only what it does not show changes', async () => {
    const clock = createTestClock()
    const answers = createKeptAnswers({ news: createNews(programs.beside), ofOthers: OF_OTHERS })
    let reads = 0
    const ask = (question: unknown = 'all') =>
      answers.of(question, async () => {
        reads += 1
        return Buffer.from(String(reads))
      })
    await ask()
    const productId = await write((trx) => createProduct(trx, clock, simple('SHOWN-1', 100)))
    expect(String(await ask())).toBe('2')
    await write((trx) => setStock(trx, clock, { productId, onHand: 99 }))
    expect(String(await ask())).toBe('2')
    await write((trx) => setStock(trx, clock, { productId, onHand: 0 }))
    expect(String(await ask())).toBe('3')
    await ask('x'.repeat(5_000))
    await ask('x'.repeat(5_000))
    expect(reads, 'too long a question is not kept').toBe(5)
  })

  test('they take no more room than they were given', async () => {
    const ids = await programs.own
      .selectFrom('product')
      .select('id')
      .where('parent_id', 'is', null)
      .execute()
    const context = {
      db: programs.own,
      language: 'hrv',
      now: createTestClock().now().toISOString(),
    }
    const asked = ids.map(({ id }) => id)
    const { texts, counts } = watched(programs.own, 10_000)
    await texts.of(context, asked, ALL_FIELDS)
    const before = counts().missed
    expect(read(await texts.of(context, asked, ALL_FIELDS))).toEqual(
      read(await freshTexts.of(context, asked, ALL_FIELDS)),
    )
    expect(counts().missed).toBeGreaterThan(before)
  })

  const write = <Answer>(work: (trx: Trx) => Promise<Answer>) =>
    programs.own.transaction().execute(work)
})

function anyQuestion({ chance, products }: World): [readonly number[], ProductFields] {
  const ids = [...new Set([...chance.some(products, 24), ...chance.some([999_999], 1)])]
  const fields = chance.pick([
    CARD,
    ALL_FIELDS,
    new Set([...CARD, ...chance.some(SHOWN_FIELDS, 6)]),
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

/** As the routes read them. */
async function wholeAnswers(answers: KeptAnswers, readContext: ReadContext): Promise<string[]> {
  const context = { ...readContext, texts: freshTexts, reads: createSqlReads(readContext.db) }
  const { language } = context
  const filters = [{ key: 'archived', value: false }]
  const [categories, layers] = await Promise.all([
    answers.of(['categories', language], async () =>
      written(filterCategories, await listCategories(context, {})),
    ),
    answers.of(['layers', language], async () =>
      written(getLayers, await readLayers(context, { filters })),
    ),
  ])
  return [categories.toString(), layers.toString()]
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
  const news = createNews(counting)
  const texts = createKeptTexts(news, maxBytes)
  const counted: ProductTexts = {
    of: (context, ids, fields) => {
      asked += ids.length
      return texts.of({ ...context, db: counting }, ids, fields)
    },
  }
  return {
    texts: counted,
    answers: createKeptAnswers({ news, ofOthers: OF_OTHERS }),
    counts: () => ({ asked, missed }),
  }
}

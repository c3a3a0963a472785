import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { CallInput, CallOutput } from '#services/contract/call.ts'
import { filterProducts, getLayers } from '#services/contract/product.ts'
import { createLiveCatalogue } from '#services/modules/product/catalogue/live-catalogue.ts'
import { listQuestion } from '#services/modules/product/read/product-list.ts'
import { productRoutes } from '#services/modules/product/routes.ts'
import { createAnswerCache, Validity } from '#services/platform/answer-cache.ts'
import { createFeedFollower } from '#services/platform/feed-follower.ts'
import { callRoute } from '#tests/support/call-route.ts'
import { createTestClock } from '#tests/support/clock.ts'
import { eachEngine } from '#tests/support/databases.ts'
import { createSqlReads } from '#tests/support/sql-reads.ts'
import { createChance, ROUNDS, SEED, TIME_LIMIT_MS } from './product-index-chance.ts'
import { anyKeywords, foundByWords } from './product-index-questions.ts'
import { changeSomething, createWorld, type World } from './product-index-writes.ts'
import { twoPrograms } from './two-programs.ts'

type Input = CallInput<typeof getLayers>
type Filter = NonNullable<Input['filters']>[number]
type Layer = CallOutput<typeof getLayers>[number]

const STATES_A_ROUND = 3
const log = pino({ level: 'silent' })

eachEngine('facets', (engine) => {
  const programs = twoPrograms(engine)

  test(
    `each count equals the list after that choice, and SQL, in ${ROUNDS * STATES_A_ROUND} random states [LS-32, LS-34]`,
    async () => {
      const chance = createChance(SEED)
      const world = await createWorld(programs.own, createTestClock(), chance)
      const shop = openShop(world)
      let compared = 0
      for (let round = 0; round < ROUNDS; round += 1) {
        await world.db.transaction().execute((trx) => changeSomething(trx, world))
        if (chance.once(2)) world.clock.advance(chance.whole(6) * 1_800_000)
        for (let state = 0; state < STATES_A_ROUND; state += 1) {
          const state = await anyState(world)
          for (const layer of await shop.layers(state)) {
            for (const value of layer.values) {
              const chosen = choose(state, layer, value)
              const where = `seed ${SEED}, round ${round}: ${JSON.stringify({ state, chosen })}`
              const total = await shop.total(chosen)
              expect([layer.attributeCode, total], where).toEqual([
                layer.attributeCode,
                value.totalProducts,
              ])
              // SQL answers a tenth: it takes far longer.
              if (chance.once(10)) expect(await sqlTotal(world, chosen), where).toBe(total)
              compared += 1
            }
          }
        }
      }
      expect(compared).toBeGreaterThan(ROUNDS * 20)
    },
    TIME_LIMIT_MS,
  )

  function openShop({ db, clock }: World) {
    const follower = createFeedFollower(db)
    const cache = createAnswerCache(follower, 1_000_000)
    const { reads } = createLiveCatalogue({ db, log, follower })
    const products = cache.partition('one', 0.6)
    const routes = productRoutes({ cache, follower }, { reads, products })
    return {
      layers: async (input: Input): Promise<readonly Layer[]> =>
        JSON.parse(await callRoute(routes, { call: getLayers, input }, { db, clock })),
      total: async (input: Input): Promise<number> => {
        const question = { call: filterProducts, input: { ...input, limit: 1 } }
        return JSON.parse(await callRoute(routes, question, { db, clock })).pagination.totalRecords
      },
    }
  }
})

async function sqlTotal({ db, clock }: World, input: Input): Promise<number> {
  const now = clock.now().toISOString()
  const context = { db, language: 'hrv', now, validity: new Validity() }
  const question = await listQuestion(context, input)
  const window = { limit: 1, offset: 0 }
  const answer = question.keywords
    ? await foundByWords(db, question, window)
    : await createSqlReads(db).list(question, window)
  return answer.total
}

/** The facet's own filter gives way to the value. */
function choose(
  { filters = [], ...input }: Input,
  { attributeCode: key, type }: Layer,
  { attributeID, valueLabel, minValue, maxValue }: Layer['values'][number],
): Input {
  const others = filters.filter((filter) => filter.key !== key)
  if (type === 'YesNo') return { ...input, filters: [...others, { key, value: valueLabel }] }
  if (attributeID !== null) return { ...input, filters: [...others, { key, value: attributeID }] }
  // From 0 to 0 is no range.
  const value = minValue === maxValue ? `${minValue}` : `${minValue},${maxValue}`
  return { ...input, filters: [...others, { key, value }] }
}

async function anyState(world: World): Promise<Input> {
  const { chance, db } = world
  const values = await db
    .selectFrom('attribute_value as v')
    .innerJoin('attribute as a', 'a.id', 'v.attribute_id')
    .select(['v.id', 'a.code'])
    .execute()
  const filters = new Map<string, Filter>()
  for (let left = chance.whole(4); left > 0; left -= 1) {
    const filter = anyFilter(world, values)
    filters.set(filter.key, filter)
  }
  return {
    filters: [...filters.values()],
    ...(chance.once(3) ? { keywords: anyKeywords(world) } : {}),
  }
}

function anyFilter(
  { chance, categories }: World,
  values: readonly { readonly id: number; readonly code: string }[],
): Filter {
  const range = (most: number) =>
    [chance.whole(most), chance.whole(most)].toSorted((one, other) => one - other).join(',')
  switch (chance.whole(8)) {
    case 0:
      return { key: 'category', value: [...chance.some(categories, 3)] }
    case 1:
      return { key: 'featured', value: chance.pick(['yes', 'no']) }
    case 2:
      return { key: 'discount', value: chance.pick(['yes', 'no']) }
    case 3:
      return { key: 'price', value: range(35) }
    case 4:
      return { key: 'zapremnina', value: range(6) }
    case 5:
      return { key: 'vodootporno', value: chance.pick(['yes', 'no']) }
    default: {
      const { code } = chance.pick(values)
      const own = values.filter((value) => value.code === code).map(({ id }) => id)
      return { key: code, value: [...chance.some(own, 3)] }
    }
  }
}

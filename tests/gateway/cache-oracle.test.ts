import { parse } from 'graphql'
import { afterAll, beforeAll, expect } from 'vitest'
import { siteLanguages } from '#gateway/layout/site-languages.ts'
import { setOption } from '#services/modules/cms/api.ts'
import type { Db } from '#services/platform/database.ts'
import { signUp } from '#tests/support/accounts.ts'
import { eachEngine } from '#tests/support/databases.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { invariantTest as test } from '#tests/support/violation.ts'
import {
  type Chance,
  createChance,
  purged,
  WORDS,
  type WrittenProduct,
  writeSomething,
} from './cache-oracle-writes.ts'
import { eventually } from './eventually.ts'
import { type Browser, LOGIN, openBrowser } from './visitors.ts'

/** `npm run soak` goes further. */
const ROUNDS = Number(process.env['CACHE_ROUNDS'] ?? 120)
const SEED = Number(process.env['CACHE_SEED'] ?? 20_261_122)
const TIME_LIMIT_MS = 120_000 + ROUNDS * 1_000
/** Longer than an answer made a moment after a change is cached. */
const SETTLED_MS = 6_000

const CARD =
  'id name slug isFeatured availability price { final { amount } percent } crossSell { name }'
const LIST = `query List($q: String, $sort: ProductSort, $category: ID, $page: Int) {
  products(keywords: $q, sort: $sort, category: $category, page: $page, limit: 5) {
    items { ${CARD} } pageInfo { total } facets { code values { label totalProducts } }
  }
}`
const SET_WISH = `mutation ($id: ID!, $is: Boolean!) {
  setWish(input: { productId: $id, isWished: $is }) { __typename ... on SetWishSuccess { productId } }
}`
const PRIVATE = [
  '{ me { email } }',
  '{ wishlist { productIds } }',
  '{ me { email } products(limit: 2) { items { name } } }',
  '{ formConsents(form: REGISTER_FORM) { number html version } }',
  '{ loginProviders { key } }',
] as const

type Visitor = { readonly browser: Browser; readonly email: string | null }
type Asked = { readonly query: string; readonly variables: Readonly<Record<string, unknown>> }

async function speakThree(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await setOption(trx, { key: 'AllowedLanguages', value: '41,27,36' })
  })
}

eachEngine('answers from the cache', (engine) => {
  let services: TestServices
  let cached: TestGateway
  let plain: TestGateway
  let products: readonly (WrittenProduct & { readonly slug: string })[]
  const visitors: Visitor[] = []

  beforeAll(async () => {
    services = await startServices({ engine, seed: true, prepare: speakThree })
    const start = { servicesUrl: services.url, clock: services.clock }
    cached = await startGateway(start)
    plain = await startGateway({ ...start, config: { hasPageCache: false } })
    await eventually(() => expect(cached.gateway.layout.maxAgeMs()).toBeNull())
    const { data } = await plain.ask<{
      products: { items: { id: string; sku: string; slug: string }[] }
    }>('{ products(limit: 100) { items { id sku slug } } }')
    // Few of many, so that they come again.
    products = data.products.items.slice(0, 12).map((one) => ({ ...one, id: Number(one.id) }))
    for (const isCustomer of [false, true, false, true]) {
      const browser = openBrowser(plain)
      const email = isCustomer ? (await signUp(services)).email : null
      if (email) await browser.ask(LOGIN, { username: email, password: 'tri žuta kajaka 58' })
      visitors.push({ browser, email })
    }
  }, 300_000)
  afterAll(async () => {
    await cached?.close()
    await plain?.close()
    await services?.close()
  })

  function anyQuery(chance: Chance): Asked {
    const { slug } = chance.pick(products)
    switch (chance.whole(9)) {
      case 0:
      case 1: {
        const sort = chance.pick([null, 'CHEAPEST', 'NAME_ASC'])
        return { query: LIST, variables: { q: chance.pick(WORDS), sort, page: 1 } }
      }
      case 2:
        return { query: LIST, variables: { page: 1 + chance.whole(2) } }
      case 3: {
        const query = `query ($slug: String!) { product(slug: $slug) { ... on Product { ${CARD} } ... on Moved { to: slug } } }`
        return { query, variables: { slug } }
      }
      case 4: {
        const slug = chance.pick(['vijest-3', `vijest-${chance.whole(ROUNDS)}`, null])
        const query =
          'query ($slug: String) { content(slug: $slug) { __typename ... on Post { title } } }'
        return { query, variables: { slug } }
      }
      case 5:
        return {
          query: '{ categories { name totalProducts } posts(limit: 3) { items { title } } }',
          variables: {},
        }
      default:
        return { query: chance.pick(PRIVATE), variables: {} }
    }
  }

  /** The same of both, with the cookies of the visitor, who keeps those that come back. */
  async function askBoth({ browser }: Visitor, { query, variables }: Asked) {
    const answers: unknown[] = []
    for (const gateway of [cached, plain]) {
      const cookie = browser.cookie()
      const headers = { origin: 'http://localhost:4000', ...(cookie ? { cookie } : {}) }
      const answer = await gateway.ask(query, variables, headers)
      browser.keep(answer.headers)
      answers.push({ data: answer.data, errors: answer.errors, status: answer.status })
    }
    return answers
  }

  test(
    `equal fresh ones in ${ROUNDS} random reads and writes, and nobody gets those of another`,
    async () => {
      const chance = createChance(SEED)
      let hits = 0
      for (let round = 0; round < ROUNDS; round += 1) {
        const visitor = chance.pick(visitors)
        if (chance.whole(6) === 0) {
          await writeSomething(services, chance, products, round)
          await purged(services, cached, round)
          services.clock.advance(SETTLED_MS)
          continue
        }
        if (chance.whole(12) === 0) {
          const { browser } = visitor
          const variables = { id: String(chance.pick(products).id), is: chance.whole(2) === 0 }
          const gateway = chance.pick([cached, plain])
          const cookie = browser.cookie()
          const headers = { origin: 'http://localhost:4000', ...(cookie ? { cookie } : {}) }
          browser.keep((await gateway.ask(SET_WISH, variables, headers)).headers)
          continue
        }
        const asked = anyQuery(chance)
        const where = `seed ${SEED}, round ${round}: ${JSON.stringify(asked)}`
        // Services that have not seen a change themselves are read again once it has settled.
        await eventually(async () => {
          const [one, other] = await askBoth(visitor, asked)
          if (JSON.stringify(one) !== JSON.stringify(other)) services.clock.advance(SETTLED_MS)
          expect(one, where).toEqual(other)
          if (asked.query.includes('me {')) {
            expect(one, where).toMatchObject({
              data: { me: visitor.email === null ? null : { email: visitor.email } },
            })
          }
        })
        const { calls } = await cached.ask(asked.query, asked.variables)
        if (calls.length === 0) hits += 1
      }
      expect(hits).toBeGreaterThan(ROUNDS / 5)
    },
    TIME_LIMIT_MS,
  )

  test('equal fresh ones in every language of a page', async () => {
    const document = parse(
      `query Languages { products(limit: 40) { items { attributes { code values } } facets { code values { label } } } }`,
    )
    const { signal } = new AbortController()
    const locales = siteLanguages(cached.gateway.layout.current()).map(({ locale }) => locale)
    expect(locales).toHaveLength(3)
    const asked = { document, operationName: 'Languages', variables: {} }
    const answers = new Set<string>()
    for (const locale of [...locales, ...locales]) {
      const [one, other] = await Promise.all(
        [cached, plain].map(({ gateway }) =>
          gateway.openPage({ requestId: 'languages', locale, signal }).execute(asked),
        ),
      )
      answers.add(JSON.stringify(one))
      expect(one, locale).toEqual(other)
    }
    expect(answers.size).toBeGreaterThan(1)
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerComment, decideComments, getStaffComment } from '#services/contract/comment-desk.ts'
import { setOption } from '#services/modules/cms/api.ts'
import { decideOn } from '#services/modules/comment/desk/moderate.ts'
import { commandAuthor } from '#services/modules/history/api.ts'
import { createCustomer } from '#tests/support/customers.ts'
import { startForeignPlatform } from '#tests/support/foreign-platform.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { eventually } from './eventually.ts'
import { aPerson, LOGIN, openBrowser, REGISTER } from './visitors.ts'

const SITE = `{ layout { site { numberOfStars reviewOptions {
  onProducts onPosts requiresRating requiresText isOnePerUser canEdit waitsForStaff } } } }`
const PRODUCT = `query ($slug: String!, $page: Int) { product(slug: $slug) { ... on Product {
  id rating { mean count distribution { stars count } }
  reviews(page: $page) { pageInfo { page totalPages total hasNext }
    items { author rating text language isBuyer } } } } }`
const POST = `query ($slug: String!) { content(slug: $slug) { ... on Post {
  id comments { pageInfo { total } items { author rating text } } } } }`
const OWN = `query ($productId: ID, $postId: ID) {
  ownComments(productId: $productId, postId: $postId) { id rating text state } }`
const SUCCESS = 'comment { id rating text state }'
const PROBLEM = '... on Problem { code } ... on FormProblem { field }'
const CREATE = `mutation ($input: CreateCommentInput!) { createComment(input: $input) {
  __typename ... on CreateCommentSuccess { ${SUCCESS} } ${PROBLEM} } }`
const UPDATE = `mutation ($input: UpdateCommentInput!) { updateComment(input: $input) {
  __typename ... on UpdateCommentSuccess { ${SUCCESS} } ${PROBLEM} } }`

type ProductAnswer = {
  readonly product: {
    readonly id: string
    readonly rating: { readonly mean: string; readonly count: number } | null
    readonly reviews: { readonly items: readonly { readonly text: string }[] } | null
  }
}
type Own = { readonly id: string; readonly state: string }

let services: TestServices
let graph: TestGateway

beforeAll(async () => {
  services = await startServices({ seed: true })
  graph = await startGateway({ servicesUrl: services.url, clock: services.clock })
})
afterAll(async () => {
  await graph?.close()
  await services?.close()
})

async function customer() {
  const { headers } = await createCustomer(services)
  const authorization = `Bearer ${headers['accessToken']}`
  return async <Data>(query: string, variables: object = {}) =>
    await graph.ask<Data>(query, { ...variables }, { 'x-client': 'app', authorization })
}
const productOf = async (slug: string, page = 1) =>
  (await graph.ask<ProductAnswer>(PRODUCT, { slug, page })).data.product
const setOptions = (options: Readonly<Record<string, string>>) =>
  services.db.transaction().execute(async (trx) => {
    for (const [key, value] of Object.entries(options)) await setOption(trx, { key, value })
  })

test('the application state has the options about reviews [PL-08] [CM-10] [KO-05]', async () => {
  const { data } = await graph.ask(SITE)
  expect(data).toEqual({
    layout: {
      site: {
        numberOfStars: 5,
        reviewOptions: {
          ...{ onProducts: true, onPosts: true, requiresRating: true, requiresText: false },
          ...{ isOnePerUser: true, canEdit: true, waitsForStaff: true },
        },
      },
    },
  })
})

test('a product has its mean, its stars from the most, and its reviews by page [CM-22]', async () => {
  const { data, errors } = await graph.ask(PRODUCT, { slug: 'dres-domaci' })
  expect(errors).toEqual([])
  expect(data).toMatchObject({
    product: {
      rating: {
        mean: '4.29',
        count: 24,
        distribution: [
          { stars: 5, count: 14 },
          { stars: 4, count: 6 },
          { stars: 3, count: 2 },
          { stars: 2, count: 1 },
          { stars: 1, count: 1 },
        ],
      },
      reviews: { pageInfo: { page: 1, totalPages: 3, total: 24, hasNext: true } },
    },
  })
  const items = await Promise.all([1, 2, 3].map((page) => productOf('dres-domaci', page)))
  expect(items.map(({ reviews }) => reviews?.items.length)).toEqual([10, 10, 4])
  expect(items[0]?.reviews?.items).toContainEqual({
    ...{ author: 'Claudia W.', rating: 5, language: 'de', isBuyer: true },
    text: expect.stringContaining('Sehr schönes Trikot'),
  })
})

test('a product without any has no mean, and an empty list', async () => {
  expect(await productOf('kalendar-zidni')).toMatchObject({
    rating: null,
    reviews: { items: [], pageInfo: { total: 0, totalPages: 1 } },
  })
})

test('cards read the mean without a call for each', async () => {
  const { data } = await graph.ask<{
    products: { items: { slug: string; rating: { mean: string; count: number } | null }[] }
  }>('{ products(keywords: "dres", limit: 24) { items { slug rating { mean count } } } }')
  const rated = data.products.items.find(({ slug }) => slug === 'dres-domaci')
  expect(rated?.rating).toEqual({ mean: '4.29', count: 24 })
})

describe('what a customer writes', () => {
  test('waits, is changed, and shows for everyone once staff published it [CM-12] [CM-13] [CM-22]', async () => {
    const ask = await customer()
    const { id: productId } = await productOf('boca')
    const input = { productId, rating: 4, text: 'Ne curi.' }
    const created = await ask<{ createComment: { comment: Own } }>(CREATE, { input })
    const { id } = created.data.createComment.comment
    expect(created.data.createComment.comment).toMatchObject({
      ...{ rating: 4, text: 'Ne curi.', state: 'WAITING' },
    })
    expect((await ask(CREATE, { input })).data).toEqual({
      createComment: { __typename: 'FormProblem', code: 'ONE_COMMENT_PER_USER', field: null },
    })
    const change = { id, rating: 3, text: 'Ipak malo curi.' }
    expect((await ask(UPDATE, { input: change })).data).toMatchObject({
      updateComment: { comment: { ...change, state: 'WAITING' } },
    })
    expect((await ask(OWN, { productId })).data).toEqual({
      ownComments: [{ ...change, state: 'WAITING' }],
    })
    const stranger = await customer()
    expect((await stranger(OWN, { productId })).data).toEqual({ ownComments: [] })
    expect((await graph.ask(OWN, { productId })).data).toEqual({ ownComments: [] })
    expect((await stranger(UPDATE, { input: change })).data).toMatchObject({
      updateComment: { code: 'NOT_FOUND' },
    })

    // Cached for everyone until it is published.
    for (let time = 0; time < 3; time += 1) {
      expect((await productOf('boca')).reviews?.items).toEqual([])
    }
    await services.db.transaction().execute(async (trx) => {
      const at = services.clock.now().toISOString()
      await decideOn(
        trx,
        { id: Number(id), version: 2 },
        { state: 'published', at, author: commandAuthor('test') },
      )
    })
    await eventually(async () => {
      expect(await productOf('boca')).toMatchObject({
        rating: { mean: '3.00', count: 1 },
        reviews: {
          items: [{ text: 'Ipak malo curi.', author: expect.stringMatching(/ \p{Lu}\.$/u) }],
        },
      })
    })
  })

  test('is refused with the field that lacks something [CM-09] [ER-18]', async () => {
    const ask = await customer()
    const { id: productId } = await productOf('salica')
    const problem = async (given: object) => {
      const { data } = await ask<{ createComment: unknown }>(CREATE, {
        input: { productId, ...given },
      })
      return data.createComment
    }
    expect(await problem({ text: 'Bez ocjene' })).toMatchObject({
      code: 'RATING_REQUIRED',
      field: 'rating',
    })
    expect(await problem({ rating: 9 })).toMatchObject({ code: 'INVALID_INPUT', field: 'rating' })
    expect(await problem({ rating: 5, text: 'x'.repeat(2_001) })).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'text',
    })
    expect(await problem({ productId: '2147480000', rating: 5 })).toMatchObject({
      code: 'NOT_FOUND',
    })
    const { errors } = await ask(CREATE, { input: { rating: 5 } })
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' })
  })

  test('takes a login [CM-11] [ER-18~]', async () => {
    const { id: productId } = await productOf('salica')
    const { errors } = await graph.ask(CREATE, { input: { productId, rating: 5 } })
    expect(errors[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  test('below a post has no stars [CM-22]', async () => {
    const read = () => graph.ask<{ content: { id: string } }>(POST, { slug: 'jesen-u-brojkama' })
    const { data } = await read()
    expect(data).toMatchObject({
      content: {
        comments: { pageInfo: { total: 3 }, items: [{ author: 'Luka B.', rating: null }, {}, {}] },
      },
    })
    const ask = await customer()
    const input = { postId: data.content.id, text: 'Bravo!' }
    expect((await ask(CREATE, { input })).data).toMatchObject({
      createComment: { comment: { text: 'Bravo!', rating: null, state: 'WAITING' } },
    })
    expect((await ask(OWN, { postId: data.content.id })).data).toMatchObject({
      ownComments: [{ text: 'Bravo!' }],
    })
  })
})

describe('on another platform', () => {
  const SCARF = 'scarf-910001'

  test('the calls of the catalogue list, create and change reviews [CM-22] [AP-38~]', async () => {
    const platform = await startForeignPlatform()
    const other = await startGateway({ servicesUrl: platform.url })
    try {
      platform.accounts.verifyMails(false)
      const browser = openBrowser(other)
      const email = 'ana@platform.example'
      await browser.ask(REGISTER, { input: aPerson(email) })
      await browser.ask(LOGIN, { username: email, password: 'lozinka-za-probu-1' })
      const warm = { author: null, rating: 4, text: 'Warm.', language: null, isBuyer: false }
      const read = async () => (await other.ask<ProductAnswer>(PRODUCT, { slug: SCARF })).data
      expect(await read()).toMatchObject({ product: { rating: null, reviews: { items: [warm] } } })

      const input = { productId: '910001', rating: 5, text: 'Soft.' }
      const { data } = await browser.ask<{ createComment: { comment: Own } }>(CREATE, { input })
      const { comment } = data.createComment
      expect(comment).toMatchObject({ rating: 5, text: 'Soft.', state: 'PUBLISHED' })
      expect((await browser.ask(CREATE, { input })).data).toMatchObject({
        createComment: { code: 'INVALID_INPUT' },
      })
      const change = { id: comment.id, rating: 2, text: 'Soft, but thin.' }
      expect((await browser.ask(UPDATE, { input: change })).data).toMatchObject({
        updateComment: { comment: { ...change, state: 'PUBLISHED' } },
      })
      expect((await browser.ask(OWN, { productId: '910001' })).data).toEqual({ ownComments: [] })
      const { data: site } = await other.ask(SITE)
      expect(site).toMatchObject({
        layout: { site: { reviewOptions: { onProducts: true, onPosts: false, canEdit: true } } },
      })
    } finally {
      await other.close()
      await platform.close()
    }
  })

  test('that lacks them, there are no reviews, and no error', async () => {
    const platform = await startForeignPlatform({ hasComments: false })
    const other = await startGateway({ servicesUrl: platform.url })
    try {
      const { data, errors } = await other.ask(PRODUCT, { slug: SCARF })
      expect({ data, errors }).toMatchObject({
        data: { product: { rating: null, reviews: null } },
        errors: [],
      })
      const { data: site } = await other.ask(SITE)
      expect(site).toMatchObject({ layout: { site: { reviewOptions: null } } })
    } finally {
      await other.close()
      await platform.close()
    }
  })
})

test('what the shop answers shows soon below it, and everyone reports what is published', async () => {
  const ask = await customer()
  const { id: productId } = await productOf('kalendar-zidni')
  const input = { productId, rating: 2, text: '<img src=x onerror=alert(1)> Krhka.' }
  const { data } = await ask<{ createComment: { comment: Own } }>(CREATE, { input })
  const { id } = data.createComment.comment
  const staff = await services.as('comments.moderate')
  const decide = (version: number, state: 'PUBLISHED' | 'REJECTED', reason?: string) =>
    services.call(decideComments, { comments: [`${id}.${version}`], state, reason }, staff)

  await decide(1, 'REJECTED', 'Bez naredaba, molimo.')
  const own = 'query ($productId: ID) { ownComments(productId: $productId) { state reason } }'
  expect((await ask(own, { productId })).data).toEqual({
    ownComments: [{ state: 'REJECTED', reason: 'Bez naredaba, molimo.' }],
  })
  const one = 'query ($id: ID!) { comment(id: $id) { text canReport answer { text } } }'
  expect((await graph.ask(one, { id })).data).toEqual({ comment: null })
  await decide(2, 'PUBLISHED')
  await eventually(async () => {
    expect((await productOf('kalendar-zidni')).reviews?.items).toMatchObject([{ text: input.text }])
  })
  const answer = { id: Number(id), base: null, text: 'Zamijenit ćemo je.', sitting: 'an-answer' }
  await services.call(answerComment, answer, staff)
  const answers = `query ($slug: String!) { product(slug: $slug) { ... on Product {
    reviews { items { answer { text answeredAt } canReport } } } } }`
  await eventually(async () => {
    expect((await graph.ask(answers, { slug: 'kalendar-zidni' })).data).toMatchObject({
      product: { reviews: { items: [{ answer: { text: answer.text }, canReport: true }] } },
    })
  })

  const report = `mutation ($input: ReportCommentInput!) { reportComment(input: $input) {
    __typename ${PROBLEM} } }`
  for (let time = 0; time < 2; time += 1) {
    expect((await graph.ask(report, { input: { id } })).data).toEqual({
      reportComment: { __typename: 'ReportCommentSuccess' },
    })
  }
  const { comment } = await services.call(getStaffComment, { id: Number(id) }, staff)
  expect(comment.reports).toBe(1)
})

test('with the options off nothing of it is left [CM-09] [CM-11]', async () => {
  await setOptions({ CanCommentOnProduct: '', CanCommentOnBlog: '' })
  try {
    await eventually(async () => {
      expect(await productOf('dres-domaci')).toMatchObject({ rating: null, reviews: null })
    })
    const { data } = await graph.ask(POST, { slug: 'jesen-u-brojkama' })
    expect(data).toMatchObject({ content: { comments: null } })
    const ask = await customer()
    const { id: productId } = await productOf('dres-domaci')
    expect((await ask(CREATE, { input: { productId, rating: 5 } })).data).toMatchObject({
      createComment: { code: 'COMMENTS_CLOSED' },
    })
  } finally {
    await setOptions({
      CanCommentOnProduct: 'RegisteredUsers',
      CanCommentOnBlog: 'RegisteredUsers',
    })
  }
})

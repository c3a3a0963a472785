import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPost, setOption } from '#services/modules/cms/api.ts'
import { createWorld, type World } from '#tests/services/order-world.ts'
import { addProduct } from '#tests/services/product-catalogue.ts'
import { createCustomer } from '#tests/support/customers.ts'
import { startForeignPlatform } from '#tests/support/foreign-platform.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

const FIELDS = 'items { id } pageInfo { page hasNext total endCursor }'
const ARGUMENTS = '$page: Int, $after: String'
const PART = 'page: $page, after: $after'

type List = {
  readonly items: readonly { readonly id: string }[]
  readonly pageInfo: {
    readonly page: number
    readonly hasNext: boolean
    readonly total: number
    readonly endCursor: string | null
  }
}
type Part = { readonly page?: number; readonly after?: string | null }

/** A list that grows at its beginning. */
type Growing = {
  readonly pageSize: number
  readonly atStart: number
  ask(part: Part): Promise<{ readonly list: List | null; readonly errors: readonly object[] }>
  add(): Promise<string>
}

eachEngine('a list that grows while it is read', (engine) => {
  let services: TestServices
  let graph: TestGateway
  let world: World
  const lists = new Map<string, Growing>()

  beforeAll(async () => {
    services = await startServices({ engine })
    world = await createWorld(services)
    await services.db.transaction().execute(async (trx) => {
      for (const key of ['CanCommentOnProduct', 'CanCommentOnBlog']) {
        await setOption(trx, { key, value: 'registeredUsers' })
      }
    })
    graph = await startGateway({
      servicesUrl: services.url,
      clock: services.clock,
      // Comments are added without a word to the change feed.
      environment: { PAGE_CACHE: 'off' },
    })
    const productId = await addProduct(services, {
      name: 'Šal',
      slug: { hrv: 'sal-modri' },
      stock: 1_000,
    })
    const postId = await addPost()
    lists.set('posts', {
      ...{ pageSize: 3, atStart: 8 },
      ask: reader(`query (${ARGUMENTS}) { posts(limit: 3, ${PART}) { ${FIELDS} } }`, 'posts'),
      add: async () => `${await addPost()}`,
    })
    lists.set('reviews', {
      ...{ pageSize: 10, atStart: 24 },
      ask: reader(
        `query (${ARGUMENTS}) { productsBySlug(slugs: ["sal-modri"]) { reviews(${PART}) { ${FIELDS} } } }`,
        'productsBySlug.0.reviews',
      ),
      add: () => addComment({ product_id: productId }),
    })
    lists.set('comments', {
      ...{ pageSize: 10, atStart: 24 },
      ask: reader(
        `query (${ARGUMENTS}) { content(slug: "objava-1") { ... on Post {
          comments(${PART}) { ${FIELDS} } } } }`,
        'content.comments',
      ),
      add: () => addComment({ post_id: postId }),
    })
    const { headers, email } = await createCustomer(services)
    lists.set('orders', {
      ...{ pageSize: 2, atStart: 5 },
      ask: reader(`query (${ARGUMENTS}) { orders(limit: 2, ${PART}) { ${FIELDS} } }`, 'orders', {
        ...{ 'x-client': 'app', authorization: `Bearer ${headers['accessToken']}` },
      }),
      async add() {
        const cart = await world.readyCart([[productId, 1]], { email, headers })
        const { orderSlug } = await world.place(cart, {}, headers)
        return orderSlug
      },
    })
  })
  afterAll(async () => {
    await graph?.close()
    await services?.close()
  })

  let posts = 0

  /** Two share each moment, so that the time alone does not order them. */
  async function addPost(): Promise<number> {
    posts += 1
    if (posts % 2 === 0) services.clock.advance(1_000)
    const at = services.clock.now().toISOString()
    return await services.db.transaction().execute(
      async (trx) =>
        await createPost(trx, {
          ...{ slug: `objava-${posts}`, title: 'Objava', excerpt: '', body: '<p>Tekst</p>' },
          ...{ language: 'hrv', publishedAt: at, at },
        }),
    )
  }

  let comments = 0

  async function addComment(about: object): Promise<string> {
    comments += 1
    if (comments % 3 === 0) services.clock.advance(1_000)
    const at = services.clock.now().toISOString()
    const { id } = await services.db
      .insertInto('comment')
      .values({
        ...{ product_id: null, post_id: null, ...about, account_id: null, author: 'Ana A.' },
        ...{ language: 'hrv', rating: 5, body: 'Tekst', state: 'published' as const },
        ...{ is_single: 0 as const, is_buyer: 0 as const, created_at: at, updated_at: at },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return `${id}`
  }

  function reader(query: string, path: string, headers: Record<string, string> = {}) {
    return async (part: Part) => {
      const { data, errors } = await graph.ask(query, { ...part }, headers)
      const list = path.split('.').reduce<unknown>((value, name) => Object(value)[name], data)
      return { list: (list ?? null) as List | null, errors }
    }
  }

  async function read(name: string, part: Part): Promise<List> {
    const { list, errors } = await listOf(name).ask(part)
    expect(errors).toEqual([])
    if (!list) throw new Error('It has been read without an error.')
    return list
  }
  function listOf(name: string): Growing {
    const list = lists.get(name)
    if (!list) throw new Error(`There is no list ${name}.`)
    return list
  }
  const idsOf = ({ items }: List) => items.map(({ id }) => id)

  test.each(['posts', 'reviews', 'comments', 'orders'])(
    'of %s is read whole by cursors: none missing, none twice',
    async (name) => {
      const { add, atStart, pageSize } = listOf(name)
      const before = [...idsOf(await read(name, {}))]
      const missing = Math.max(0, atStart - before.length)
      for (let one = 1; one <= missing; one += 1) await add()
      // All that stands when the reader begins, newest first.
      const all: string[] = []
      for (let page = 1; ; page += 1) {
        const list = await read(name, { page })
        all.push(...idsOf(list))
        if (!list.pageInfo.hasNext) break
      }
      expect(new Set(all).size).toBe(all.length)

      const found: string[] = []
      let part = await read(name, {})
      const { total } = part.pageInfo
      expect(total).toBe(all.length)
      const added: string[] = []
      for (;;) {
        found.push(...idsOf(part))
        const { endCursor: after, hasNext, page } = part.pageInfo
        expect([hasNext, page]).toEqual([after !== null, 1])
        if (after === null) break
        expect(part.items).toHaveLength(pageSize)
        added.unshift(await add())
        part = await read(name, { after })
      }
      expect(found).toEqual(all)
      expect(added.length).toBeGreaterThan(1)

      // By pages the same reader sees some of them twice.
      const second = await read(name, { page: 2 })
      await add()
      expect(idsOf(await read(name, { page: 3 }))).toContain(idsOf(second).at(-1))
    },
  )

  test.each(['posts', 'reviews', 'comments', 'orders'])(
    'of %s takes one of page and cursor, and only cursors of its own kind',
    async (name) => {
      const { endCursor } = (await read(name, {})).pageInfo
      const both = await listOf(name).ask({ page: 2, after: endCursor })
      const texts = ['["\\u0000",1]', '["2026-01-01T00:00:00Z",0]', '[1]', '{}', 'null', '["x",1]']
      const made = texts.map((text) => Buffer.from(text).toString('base64url'))
      const refused = [both]
      for (const after of ['', 'x', "'--", 'č', 'a'.repeat(201), ...made]) {
        refused.push(await listOf(name).ask({ after }))
      }
      for (const { errors } of refused) {
        expect(errors).toMatchObject([
          { extensions: { code: 'BAD_USER_INPUT', argument: 'after' } },
        ])
      }
      expect((await read(name, { page: 1, after: endCursor })).items.length).toBeGreaterThan(0)
    },
  )
})

describe('on a platform without cursors', () => {
  test('none is given, and one is refused', async () => {
    const platform = await startForeignPlatform()
    const graph = await startGateway({ servicesUrl: platform.url })
    try {
      const query = (part = '') => `{ posts(limit: 2 ${part}) { pageInfo { hasNext endCursor } } }`
      const { data, errors } = await graph.ask(query())
      expect([data, errors]).toEqual([
        { posts: { pageInfo: { hasNext: true, endCursor: null } } },
        [],
      ])
      const refused = await graph.ask(query(', after: "WzFd"'))
      expect(refused.errors[0]?.extensions?.['code']).toBe('NOT_SUPPORTED')
    } finally {
      await graph.close()
      await platform.close()
    }
  })
})

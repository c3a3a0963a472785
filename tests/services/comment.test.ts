import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { failure } from '#services/contract/answers.ts'
import type { Call } from '#services/contract/call.ts'
import {
  createComment,
  filterComments,
  getCommentOptions,
  getOwnComments,
  updateComment,
} from '#services/contract/comment.ts'
import { createDataExport } from '#services/contract/consents.ts'
import { moveOrder } from '#services/contract/order-moves.ts'
import { filterProducts, getProduct } from '#services/contract/product.ts'
import { eraseAccount } from '#services/contract/user.ts'
import { createPost, setOption } from '#services/modules/cms/api.ts'
import { decideOn } from '#services/modules/comment/desk/moderate.ts'
import { commandAuthor } from '#services/modules/history/api.ts'
import { setArchived } from '#services/modules/product/api.ts'
import { type Customer, createCustomer } from '#tests/support/customers.ts'
import {
  eachEngine,
  SHOP_RIGHTS,
  startServices,
  type TestServices,
} from '#tests/support/services.ts'
import { createWorld, type World } from './order-world.ts'
import { addProduct } from './product-catalogue.ts'

/** As the demo has them. */
const OPTIONS = {
  CanCommentOnProduct: 'RegisteredUsers',
  CanCommentOnBlog: 'RegisteredUsers',
  RequireRatingForComment: 'true',
  RequireCommentForRating: 'false',
  NumberOfStars: '5',
  RequireAdminPublishing: 'false',
  OneUserOneComment: 'true',
  UserCanEditComment: 'true',
}
type Options = Partial<Record<keyof typeof OPTIONS, string>>

eachEngine('reviews and comments', (engine) => {
  let services: TestServices
  let world: World
  let productId: number
  let postId: number

  beforeAll(async () => {
    services = await startServices({ engine })
    // The clock passes a night, whose work tells of changes of its own.
    await services.services.due.stop()
    world = await createWorld(services)
    const at = services.clock.now().toISOString()
    postId = await services.db.transaction().execute(
      async (trx) =>
        await createPost(trx, {
          ...{ slug: 'objava', title: 'Objava', excerpt: 'Sažetak', body: '<p>Tekst</p>' },
          ...{ language: 'hrv', publishedAt: at, at },
        }),
    )
  })
  afterAll(async () => await services.close())
  beforeEach(async () => {
    services.clock.advance(61 * 60_000)
    await set(OPTIONS)
    productId = await addProduct(services, { name: 'Šal' })
  })

  const set = async (options: Options) =>
    await services.db.transaction().execute(async (trx) => {
      for (const [key, value] of Object.entries(options)) await setOption(trx, { key, value })
    })
  const person = () => createCustomer(services, { firstName: 'Željka' })
  const review = async ({ headers }: Customer, rating: number | null, comment?: string) => {
    services.clock.advance(1_000)
    const input = { product_id: productId, rating, ...(comment && { comment }) }
    return (await services.call(createComment, input, headers)).comment
  }
  const shown = async (about: object = { product_id: productId }) =>
    await services.call(filterComments, about)
  const refused = async (call: Call, input: object, customer?: Customer) => {
    const { status, body } = await services.send(call, input, customer?.headers ?? {})
    const { code, field } = failure.parse(body).error
    return field === undefined ? { status, code } : { status, code, field }
  }
  const ratingOf = async () =>
    (await services.call(getProduct, { id: productId })).product?.rating ?? null
  const decide = async (id: number, state: 'published' | 'rejected', version = 1) =>
    await services.db
      .transaction()
      .execute(
        async (trx) =>
          await decideOn(
            trx,
            { id, version },
            { state, author: commandAuthor('test'), at: services.clock.now().toISOString() },
          ),
      )
  const tagsOf = async (work: () => Promise<unknown>) => {
    const last = await services.db
      .selectFrom('change')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirst()
    await work()
    const rows = await services.db
      .selectFrom('change')
      .select('topic')
      .where('id', '>', last?.id ?? 0)
      .execute()
    return [...new Set(rows.map(({ topic }) => topic))]
  }

  describe('of a product', () => {
    test('are listed newest first, with first name and initial [CM-22] [KO-05]', async () => {
      const [one, other] = [await person(), await person()]
      await review(one, 5, 'Topao je.')
      await review(other, 2)

      const { records, total, lastPage } = await shown()
      expect({ total, lastPage }).toEqual({ total: 2, lastPage: 1 })
      expect(records.map(({ author, rating, comment }) => [author, rating, comment])).toEqual([
        ['Željka A.', 2, null],
        ['Željka A.', 5, 'Topao je.'],
      ])
      expect(records.map(({ state }) => state ?? null)).toEqual([null, null])
    })

    test('come ten to a page, and each once', async () => {
      for (let at = 0; at < 12; at += 1) await review(await person(), 5, `Broj ${at}`)

      const first = await shown()
      const second = await shown({ product_id: productId, page: 2 })
      expect([first.records.length, second.records.length]).toEqual([10, 2])
      expect(first).toMatchObject({ total: 12, lastPage: 2 })
      const all = [...first.records, ...second.records].map(({ id }) => id)
      expect(new Set(all).size).toBe(12)
    })

    test('make its mean and its stars, on its page and in lists', async () => {
      expect(await ratingOf()).toBeNull()
      for (const stars of [5, 5, 4]) await review(await person(), stars)

      const rating = { mean: 4.67, count: 3, counts: [0, 0, 0, 1, 2] }
      expect(await ratingOf()).toEqual(rating)
      const list = { filters: [{ key: 'id', value: [productId] }], select: ['rating' as const] }
      const { records } = await services.call(filterProducts, list)
      expect(records[0]?.rating).toEqual(rating)
    })

    test('purge the product and its cards, but not while they wait for staff', async () => {
      const customer = await person()
      expect(await tagsOf(() => review(customer, 5))).toEqual([`product:${productId}`])
      await set({ RequireAdminPublishing: 'true' })
      const other = await person()
      expect(await tagsOf(() => review(other, 5))).toEqual([])
    })

    test('tell who had ordered it, a variant of it as well', async () => {
      const buyer = await person()
      const { number } = await world
        .place(
          await world.readyCart([[productId, 1]], { headers: buyer.headers, email: buyer.email }),
          {},
          buyer.headers,
        )
        .then(({ orderSlug }) => world.read(orderSlug))
      const before = await review(await person(), 4)
      await services.call(moveOrder, { number, move: 'pay' }, await services.as(...SHOP_RIGHTS))
      const after = await review(buyer, 5)

      expect([before.isBuyer, after.isBuyer]).toEqual([false, true])
    })

    test('tell of an order that is paid at the door once it is paid', async () => {
      const { headers, ...buyer } = await person()
      const given = { headers, email: buyer.email, paymentId: world.cash }
      const cart = await world.readyCart([[productId, 1]], given)
      const { number } = await world.read((await world.place(cart, {}, headers)).orderSlug)
      const before = await review({ headers, ...buyer }, 5)
      expect(before.isBuyer).toBe(false)

      await services.call(moveOrder, { number, move: 'deliver' }, await services.as(...SHOP_RIGHTS))
      const change = { id: before.id, rating: 4, comment: 'Stiglo je.' }
      const { comment } = await services.call(updateComment, change, headers)
      expect(comment.isBuyer).toBe(true)
    })

    test('are of a product that shoppers can find', async () => {
      const customer = await person()
      await services.db.transaction().execute(async (trx) => {
        await setArchived(trx, services.clock, { productId, archived: true })
      })
      const gone = { product_id: productId, rating: 5 }
      expect(await refused(createComment, gone, customer)).toEqual({
        status: 404,
        code: 'NOT_FOUND',
      })
      const none = { product_id: 999_999, rating: 5 }
      expect(await refused(createComment, none, customer)).toEqual({
        status: 404,
        code: 'NOT_FOUND',
      })
    })
  })

  describe('follow the options', () => {
    test('and are off where an option is missing [CM-09] [CM-11]', async () => {
      const customer = await person()
      await review(customer, 5, 'Prije')
      await set({ CanCommentOnProduct: '', CanCommentOnBlog: 'None' })

      expect((await shown()).records).toEqual([])
      expect((await shown({ post_id: postId })).records).toEqual([])
      for (const about of [
        { product_id: productId, rating: 5 },
        { post_id: postId, comment: 'a' },
      ]) {
        expect(await refused(createComment, about, customer)).toEqual({
          status: 403,
          code: 'COMMENTS_CLOSED',
        })
      }
    })

    test('which the call of the platform answers [CM-22] [PL-08~]', async () => {
      const { records } = await services.call(getCommentOptions, { store_id: 1 })
      expect(Object.fromEntries(records.map(({ key, value }) => [key, value]))).toEqual(OPTIONS)
    })

    test('about stars and text [CM-09] [CM-10] [KO-05]', async () => {
      const customer = await person()
      const about = { product_id: productId }
      const rating = { status: 400, code: 'RATING_REQUIRED', field: 'rating' }
      const text = { status: 400, code: 'COMMENT_REQUIRED', field: 'comment' }
      const tried = (input: object) => refused(createComment, { ...about, ...input }, customer)

      expect(await tried({ comment: 'Bez ocjene' })).toEqual(rating)
      await set({ RequireCommentForRating: 'true' })
      expect(await tried({ rating: 4 })).toEqual(text)
      expect(await tried({ rating: 4, comment: ' \n\t\u200f ' })).toEqual(text)
      await set({ RequireCommentForRating: 'false', RequireRatingForComment: 'false' })
      expect(await tried({})).toEqual(rating)
      expect(await tried({ rating: 6 })).toMatchObject({ status: 400, field: 'rating' })
      await set({ NumberOfStars: '6' })
      expect(await review(customer, 6)).toMatchObject({ rating: 6 })
      expect(await review(await person(), null, 'Bez ocjene')).toMatchObject({ rating: null })
      expect(await ratingOf()).toEqual({ mean: 6, count: 1, counts: [0, 0, 0, 0, 0, 1] })
    })

    test('about staff, who publish or reject [CM-12]', async () => {
      await set({ RequireAdminPublishing: 'true' })
      const customer = await person()
      const { id, state } = await review(customer, 5, 'Čeka')
      expect(state).toBe('waiting')
      expect((await shown()).total).toBe(0)
      expect(await ratingOf()).toBeNull()
      const own = await services.call(getOwnComments, { product_id: productId }, customer.headers)
      expect(own.records).toMatchObject([{ id, state: 'waiting', comment: 'Čeka' }])

      expect(await tagsOf(() => decide(id, 'published'))).toEqual([`product:${productId}`])
      expect((await shown()).total).toBe(1)
      expect(await ratingOf()).toMatchObject({ mean: 5, count: 1 })
      await decide(id, 'rejected', 2)
      expect((await shown()).total).toBe(0)
      expect(await ratingOf()).toBeNull()
    })

    test('so that staff publish only what they have read [CM-12]', async () => {
      await set({ RequireAdminPublishing: 'true' })
      const customer = await person()
      const { id } = await review(customer, 5, 'Pristojno')
      await services.call(updateComment, { id, comment: 'Nepristojno' }, customer.headers)

      await expect(decide(id, 'published')).rejects.toThrow('was changed')
      expect((await shown()).total).toBe(0)
      await decide(id, 'published', 2)
      expect((await shown()).records).toMatchObject([{ comment: 'Nepristojno', rating: 5 }])
    })

    test('about one for each person [CM-13]', async () => {
      const customer = await person()
      await review(customer, 5)
      const again = { product_id: productId, rating: 1 }
      expect(await refused(createComment, again, customer)).toEqual({
        status: 409,
        code: 'ONE_COMMENT_PER_USER',
      })
      await set({ OneUserOneComment: 'false' })
      await review(customer, 3)
      expect(await ratingOf()).toMatchObject({ count: 2 })
    })

    test('so that two tabs that send at once leave one [CM-13]', async () => {
      const customer = await person()
      const sent = await Promise.all(
        Array.from({ length: 8 }, () =>
          services.send(createComment, { product_id: productId, rating: 5 }, customer.headers),
        ),
      )
      expect(sent.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)])
      expect(await ratingOf()).toEqual({ mean: 5, count: 1, counts: [0, 0, 0, 0, 1] })
      const posted = await Promise.all(
        Array.from({ length: 8 }, () =>
          services.send(createComment, { post_id: postId, comment: 'Prvi!' }, customer.headers),
        ),
      )
      expect(posted.filter(({ status }) => status === 200)).toHaveLength(1)
    })

    test('about changes by the author [CM-13] [CM-22]', async () => {
      const customer = await person()
      const { id } = await review(customer, 5, 'Dobar')
      const input = { id, rating: 2, comment: 'Raspao se.' }
      const { comment } = await services.call(updateComment, input, customer.headers)
      expect(comment).toMatchObject({ id, rating: 2, comment: 'Raspao se.', state: 'published' })
      expect(await ratingOf()).toMatchObject({ mean: 2, count: 1 })

      const stranger = await person()
      expect(await refused(updateComment, input, stranger)).toEqual({
        status: 404,
        code: 'NOT_FOUND',
      })
      await set({ RequireAdminPublishing: 'true' })
      const changed = await services.call(updateComment, { id, rating: 1 }, customer.headers)
      expect(changed.comment).toMatchObject({ rating: 1, comment: 'Raspao se.', state: 'waiting' })
      expect(await ratingOf()).toBeNull()
      await set({ UserCanEditComment: 'false' })
      expect(await refused(updateComment, input, customer)).toMatchObject({ status: 403 })
    })
  })

  test('are written by customers who are logged in [CM-11] [ER-18~]', async () => {
    for (const call of [createComment, getOwnComments]) {
      expect(await refused(call, { product_id: productId, rating: 5 })).toMatchObject({
        status: 401,
      })
    }
    expect(await refused(updateComment, { id: 1, rating: 5 })).toMatchObject({ status: 401 })
  })

  test('are about a product or a post, one of the two', async () => {
    const customer = await person()
    for (const about of [{}, { product_id: productId, post_id: postId }]) {
      expect(await refused(filterComments, about)).toMatchObject({ status: 400 })
      expect(await refused(createComment, { ...about, rating: 5 }, customer)).toMatchObject({
        status: 400,
      })
    }
  })

  test('are plain text, without what cannot be seen [case 19]', async () => {
    const typed = ' <b>Čvrst</b> &amp; žut\u0001\u202e\r\n\r\n\r\n\r\nđak\u0007 \ud800'
    const { comment } = await review(await person(), 5, typed)
    expect(comment).toBe('<b>Čvrst</b> &amp; žut\n\nđak \ufffd')
    expect((await shown()).records[0]?.comment).toBe(comment)
  })

  test('have at most 2,000 characters', async () => {
    const customer = await person()
    const tooLong = { product_id: productId, rating: 5, comment: 'š'.repeat(2_001) }
    expect(await refused(createComment, tooLong, customer)).toEqual({
      ...{ status: 400, code: 'INVALID_INPUT', field: 'comment' },
    })
    expect((await review(customer, 5, 'š'.repeat(2_000))).comment).toHaveLength(2_000)
  })

  test('of a post have no stars, and purge its comments alone [CM-11] [CM-22]', async () => {
    const customer = await person()
    const stars = { post_id: postId, rating: 5, comment: 'Bravo' }
    expect(await refused(createComment, stars, customer)).toMatchObject({ field: 'rating' })
    expect(await refused(createComment, { post_id: postId }, customer)).toMatchObject({
      code: 'COMMENT_REQUIRED',
    })
    const bravo = { post_id: postId, comment: 'Bravo!' }
    expect(await tagsOf(() => services.call(createComment, bravo, customer.headers))).toEqual([
      `post-comments:${postId}`,
    ])
    expect((await shown({ post_id: postId })).records[0]).toMatchObject({
      ...{ comment: 'Bravo!', rating: null, isBuyer: false },
    })
    const unknown = { post_id: 999_999, comment: 'Bravo!' }
    expect(await refused(createComment, unknown, customer)).toMatchObject({ status: 404 })
  })

  test('are limited to twenty in an hour', async () => {
    const customer = await person()
    await set({ OneUserOneComment: 'false' })
    for (let at = 0; at < 20; at += 1) await review(customer, 5)
    const more = { product_id: productId, rating: 5 }
    expect(await refused(createComment, more, customer)).toMatchObject({ status: 429 })
  })

  test('are in the export of their author and go with the account', async () => {
    const [leaver, other] = [await person(), await person()]
    await review(leaver, 1, 'Moje riječi')
    await review(other, 5)
    const { path } = await services.call(createDataExport, {}, leaver.headers)
    const file = await (await fetch(services.url + path)).text()
    expect(file).toContain('Moje riječi')

    const tags = await tagsOf(() => services.call(eraseAccount, {}, leaver.headers))
    expect(tags).toContain(`product:${productId}`)
    expect((await shown()).records.map(({ rating }) => rating)).toEqual([5])
    expect(await ratingOf()).toEqual({ mean: 5, count: 1, counts: [0, 0, 0, 0, 1] })
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  filterGuestWishlist,
  filterWishlist,
  getSharedWishlist,
  joinGuestWishlist,
  shareWishlist,
  toggleGuestWish,
  toggleWish,
} from '#services/contract/wishlist.ts'
import { setArchived } from '#services/modules/product/api.ts'
import { type Customer, createCustomer } from '#tests/support/customers.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { addProduct } from './product-catalogue.ts'

const AT_ONCE = 20
const LIMIT = 500

eachEngine('wishlists', (engine) => {
  let services: TestServices
  /** Three that can be bought. */
  let scarf: number
  let cap: number
  let ball: number

  beforeAll(async () => {
    services = await startServices({ engine })
    scarf = await addProduct(services, { name: 'Šal' })
    cap = await addProduct(services, { name: 'Kapa' })
    ball = await addProduct(services, { name: 'Lopta' })
  })
  afterAll(async () => await services.close())

  const wish = async ({ headers }: Customer, productId: number, wished?: boolean) => {
    services.clock.advance(1_000)
    const input = wished === undefined ? {} : { wished }
    return await services.call(toggleWish, { product_id: productId, ...input }, headers)
  }
  const wishAsGuest = async (token: string | undefined, productId: number, wished = true) => {
    services.clock.advance(1_000)
    const input = { product_id: productId, wished, ...(token && { token }) }
    return await services.call(toggleGuestWish, input)
  }
  const wishesOf = async ({ headers }: Customer) => {
    const { records } = await services.call(filterWishlist, { limit: 9999 }, headers)
    return records.map(({ product_id }) => product_id)
  }
  const wishesOfGuest = async (token: string) => {
    const { records } = await services.call(filterGuestWishlist, { token })
    return records.map(({ product_id }) => product_id)
  }

  describe('of a customer', () => {
    test('take up and let go a product by the same call [PR-23] [PF-15] [AP-34]', async () => {
      const ana = await createCustomer(services)

      expect(await wish(ana, scarf)).toEqual({ product_id: scarf, wished: true })
      expect(await wishesOf(ana)).toEqual([scarf])
      expect(await wish(ana, scarf)).toEqual({ product_id: scarf, wished: false })
      expect(await wishesOf(ana)).toEqual([])
    })

    test('do what is said, however often it is said', async () => {
      const ana = await createCustomer(services)

      await wish(ana, scarf, false)
      await wish(ana, scarf, true)
      await wish(ana, scarf, true)
      expect(await wishesOf(ana)).toEqual([scarf])
      await wish(ana, scarf, false)
      await wish(ana, scarf, false)
      expect(await wishesOf(ana)).toEqual([])
    })

    test('come newest first, in pages that know the whole [PF-12] [AP-34]', async () => {
      const ana = await createCustomer(services)
      for (const id of [scarf, cap, ball]) await wish(ana, id, true)
      await wish(ana, scarf, false)
      await wish(ana, scarf, true)

      const first = await services.call(filterWishlist, { limit: 2 }, ana.headers)
      const second = await services.call(filterWishlist, { limit: 2, page: 2 }, ana.headers)
      const beyond = await services.call(filterWishlist, { limit: 2, page: 9 }, ana.headers)

      expect(first.records.map(({ product_id }) => product_id)).toEqual([scarf, ball])
      expect(first.pagination).toEqual({ lastPage: 2, page: 1, limit: 2, total: 3, perPage: 2 })
      expect(second.records.map(({ product_id }) => product_id)).toEqual([cap])
      expect(beyond).toMatchObject({ records: [], pagination: { page: 9, total: 3 } })
    })

    test('are all answered when 9999 are asked for, and no more can be [KO-06] [PF-14]', async () => {
      const { headers } = await createCustomer(services)
      const { pagination } = await services.call(filterWishlist, { limit: 9999 }, headers)
      const { status } = await services.send(filterWishlist, { limit: 10_000 }, headers)

      expect(pagination).toEqual({ lastPage: 1, page: 1, limit: 9999, total: 0, perPage: 9999 })
      expect(status).toBe(400)
    })

    test(`hold what was said last when ${AT_ONCE} say it at once`, async () => {
      const ana = await createCustomer(services)
      const all = (work: (index: number) => Promise<unknown>) =>
        Promise.all(Array.from({ length: AT_ONCE }, (_nothing, index) => work(index)))

      await all(() => wish(ana, scarf, true))
      expect(await wishesOf(ana)).toEqual([scarf])

      await all((index) => wish(ana, index % 2 ? cap : ball, index % 3 > 0))
      await Promise.all([wish(ana, cap, true), wish(ana, ball, false)])
      expect(await wishesOf(ana)).toEqual([cap, scarf])

      await all(() => wish(ana, scarf, false))
      expect(await wishesOf(ana)).toEqual([cap])
    })

    test('are turned round an even number of times, the first of them too', async () => {
      const ana = await createCustomer(services)
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => wish(ana, scarf)))

      expect(answers.filter(({ wished }) => wished)).toHaveLength(AT_ONCE / 2)
      expect(await wishesOf(ana)).toEqual([])
    })

    test('take no product that nobody finds, and keep one that has left the shop', async () => {
      const ana = await createCustomer(services)
      const old = await addProduct(services, { name: 'Stara lopta' })
      await wish(ana, old, true)
      await services.db
        .transaction()
        .execute(
          async (trx) => await setArchived(trx, services.clock, { productId: old, archived: true }),
        )
      const refused = async (id: number) => {
        const input = { product_id: id, wished: true }
        return await services.send(toggleWish, input, (await createCustomer(services)).headers)
      }

      for (const id of [old, 999_999, 2_147_483_647]) {
        expect(await refused(id)).toMatchObject({
          status: 404,
          body: { error: { code: 'NOT_FOUND' } },
        })
      }
      expect(await wishesOf(ana)).toEqual([old])
      await wish(ana, old)
      expect(await wishesOf(ana)).toEqual([])
    })

    test(`are at most ${LIMIT}, also when two come at once`, async () => {
      const ana = await createCustomer(services)
      await wish(ana, scarf, true)
      await fill(ana, LIMIT - 2)
      const input = (id: number) => ({ product_id: id, wished: true })
      const answers = await Promise.all(
        [cap, ball].map((id) => services.send(toggleWish, input(id), ana.headers)),
      )

      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        error: { code: 'LIST_FULL' },
      })
      expect(await wishesOf(ana)).toHaveLength(LIMIT)
      expect((await wish(ana, scarf, false)).wished).toBe(false)
    })

    test('are theirs alone', async () => {
      const [ana, iva] = [await createCustomer(services), await createCustomer(services)]
      await wish(ana, scarf, true)

      expect(await wishesOf(iva)).toEqual([])
      for (const call of [filterWishlist, toggleWish, shareWishlist]) {
        expect((await services.send(call, { product_id: scarf })).status).toBe(401)
      }
    })
  })

  describe('of a guest', () => {
    test('begin with the first wish, under a token that only they know', async () => {
      const { token } = await wishAsGuest(undefined, scarf)
      const again = await wishAsGuest(token, cap)
      const kept = JSON.stringify(await services.db.selectFrom('wishlist').selectAll().execute())

      expect(token).toMatch(/^[\w-]{43}$/)
      expect(again.token).toBe(token)
      expect(await wishesOfGuest(token)).toEqual([cap, scarf])
      expect(kept).not.toContain(token)
    })

    test('are none under a token that nobody was given, which is not taken over', async () => {
      const invented = 'a'.repeat(43)
      const { token } = await wishAsGuest(invented, scarf)

      expect(await wishesOfGuest(invented)).toEqual([])
      expect(token).not.toBe(invented)
      expect(await wishesOfGuest(token)).toEqual([scarf])
    })

    test('make no list by letting go what was never there', async () => {
      const lists = async () => await services.db.selectFrom('wishlist').select('id').execute()
      const before = await lists()
      const { wished, token } = await wishAsGuest(undefined, scarf, false)

      expect({ wished, list: await wishesOfGuest(token) }).toEqual({ wished: false, list: [] })
      expect(await lists()).toEqual(before)
    })

    test('are made for one place 120 times an hour; who has one goes on', async () => {
      const from = { 'x-forwarded-for': '203.0.113.7' }
      const input = { product_id: scarf, wished: true }
      const first = await services.call(toggleGuestWish, input, from)
      for (let list = 1; list < 120; list += 1) await services.call(toggleGuestWish, input, from)

      const refused = await services.send(toggleGuestWish, input, from)
      expect(refused).toMatchObject({ status: 429, body: { error: { code: 'TOO_MANY_REQUESTS' } } })
      const { token } = first
      const standing = { ...input, token, product_id: cap }
      expect(await services.call(toggleGuestWish, standing, from)).toMatchObject({ token })
      await wishAsGuest(undefined, scarf)
    })
  })

  describe('joined at login', () => {
    test('hold each product once, and the guest’s list is over', async () => {
      const ana = await createCustomer(services)
      await wish(ana, cap, true)
      const { token } = await wishAsGuest(undefined, scarf)
      await wishAsGuest(token, cap)
      await wishAsGuest(token, ball)

      const join = () => services.call(joinGuestWishlist, { token }, ana.headers)
      expect(await join()).toEqual({ total: 3 })
      expect(await wishesOf(ana)).toEqual([ball, scarf, cap])
      expect(await wishesOfGuest(token)).toEqual([])
      expect(await join()).toEqual({ total: 3 })

      const after = await wishAsGuest(token, ball)
      expect(after.token).not.toBe(token)
    })

    test('go to one account alone, though two log in at once', async () => {
      const [ana, iva] = [await createCustomer(services), await createCustomer(services)]
      const { token } = await wishAsGuest(undefined, scarf)
      await Promise.all(
        [ana, iva, ana].map(({ headers }) => services.call(joinGuestWishlist, { token }, headers)),
      )

      expect([...(await wishesOf(ana)), ...(await wishesOf(iva))]).toEqual([scarf])
    })

    test('leave out the oldest of the guest where there is no room', async () => {
      const ana = await createCustomer(services)
      await wish(ana, cap, true)
      await fill(ana, LIMIT - 2)
      const { token } = await wishAsGuest(undefined, scarf)
      await wishAsGuest(token, ball)

      expect(await services.call(joinGuestWishlist, { token }, ana.headers)).toEqual({
        total: LIMIT,
      })
      const wishes = await wishesOf(ana)
      expect([wishes.includes(ball), wishes.includes(scarf)]).toEqual([true, false])
    })
  })

  describe('that are shared', () => {
    test('are read by anybody, with the first name and nothing else of the owner', async () => {
      const ana = await createCustomer(services, { firstName: 'Đurđa' })
      await wish(ana, scarf, true)
      await wish(ana, cap, true)
      const { shareToken } = await services.call(shareWishlist, {}, ana.headers)
      const again = await services.call(shareWishlist, {}, ana.headers)
      const shared = await services.call(getSharedWishlist, { shareToken: shareToken ?? '' })

      expect(again.shareToken).toBe(shareToken)
      expect(shared.ownerFirstName).toBe('Đurđa')
      expect(shared.records.map(({ product_id }) => product_id)).toEqual([cap, scarf])
      expect(JSON.stringify(shared)).not.toContain('Anić')
      expect(Object.keys(shared).toSorted()).toEqual(['ownerFirstName', 'pagination', 'records'])
    })

    test('are found no more once that is stopped, and get another address after', async () => {
      const ana = await createCustomer(services)
      const share = async (stop: boolean) =>
        (await services.call(shareWishlist, { stop }, ana.headers)).shareToken
      const read = async (shareToken: string | null) =>
        (await services.send(getSharedWishlist, { shareToken })).status

      expect(await share(true)).toBeNull()
      const first = await share(false)
      expect(await read(first)).toBe(200)
      expect(await share(true)).toBeNull()
      expect(await read(first)).toBe(404)
      const second = await share(false)
      expect([await read(first), await read(second)]).toEqual([404, 200])
    })

    test('are told to their owner, and to nobody else, as long as they are', async () => {
      const [ana, iva] = [await createCustomer(services), await createCustomer(services)]
      const told = async ({ headers }: Customer) =>
        (await services.call(filterWishlist, {}, headers)).shareToken
      expect(await told(ana)).toBeNull()

      const { shareToken } = await services.call(shareWishlist, {}, ana.headers)
      expect(shareToken).toMatch(/^[\w-]{22}$/)
      expect([await told(ana), await told(iva)]).toEqual([shareToken, null])
      await services.call(shareWishlist, { stop: true }, ana.headers)
      expect(await told(ana)).toBeNull()
    })

    test('cannot be found by the token of a guest', async () => {
      const { token } = await wishAsGuest(undefined, scarf)
      const { status } = await services.send(getSharedWishlist, { shareToken: token })

      expect(status).toBe(404)
    })
  })

  /** With products that are made for nothing else. */
  async function fill({ userId }: Customer, count: number): Promise<void> {
    const { db } = services
    const { id } = await db
      .selectFrom('wishlist')
      .where('account_id', '=', userId)
      .select('id')
      .executeTakeFirstOrThrow()
    const moment = services.clock.now().toISOString()
    const products = await db
      .insertInto('product')
      .values(
        Array.from({ length: count }, (_nothing, index) => ({
          sku: `F-${userId}-${index}`,
          format: 'Simple' as const,
          archived: 0 as const,
          featured: 0 as const,
          category_priority: 0,
          list_price_cents: 100,
          created_at: moment,
          updated_at: moment,
        })),
      )
      .returning('id')
      .execute()
    await db
      .insertInto('wish')
      .values(
        products.map((product) => ({ wishlist_id: id, product_id: product.id, added_at: moment })),
      )
      .execute()
  }
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { insertCoupon } from '#services/modules/cart/api.ts'
import { setStock } from '#services/modules/product/api.ts'
import { signUp } from '#tests/support/accounts.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { type Browser, LOGIN, openApp, openBrowser, type Visitor } from './visitors.ts'

const CART = `{ cart { version quantity items { id productId name quantity state available
  unitPrice { amount currency } rowTotal { amount } product { id name } }
  prices { items { amount } coupon { amount } tax { amount } total { amount } } couponCode
  notices { code subject reason } } }`
const ADD = `mutation ($id: ID!, $quantity: Int, $key: String) {
  addToCart(input: { productId: $id, quantity: $quantity, idempotencyKey: $key }) {
    __typename ... on AddToCartSuccess { cart { version quantity guestToken } }
    ... on Problem { code message } ... on CartProblem { available } } }`
const UPDATE = `mutation ($id: ID!, $quantity: Int!) {
  updateCartItem(input: { itemId: $id, quantity: $quantity }) {
    __typename ... on UpdateCartItemSuccess { cart { quantity } } ... on Problem { code } } }`
const COUPON = `mutation ($code: String!) { applyCoupon(input: { code: $code }) {
  __typename ... on ApplyCouponSuccess { cart { couponCode prices { coupon { amount } } } }
  ... on Problem { code } ... on CartProblem {
    minimum { amount currency } missing { amount } } } }`
const LOGOUT = 'mutation { logout { __typename } }'

type Item = {
  readonly id: string
  readonly productId: string
  readonly quantity: number
  readonly product: { readonly id: string } | null
}
type CartData = {
  readonly cart: { readonly quantity: number; readonly items: readonly Item[] } | null
}
const addedCart = z.object({ cart: z.object({ guestToken: z.string() }) })
type LoginData = { readonly login: { readonly session: { readonly accessToken: string } } }
type AddData = { readonly addToCart: Record<string, unknown> }

let services: TestServices
let graph: TestGateway
/** Simple products of which there are many. */
let ids: readonly string[]

beforeAll(async () => {
  services = await startServices({ seed: true })
  graph = await startGateway({ servicesUrl: services.url, clock: services.clock })
  const rows = await services.db
    .selectFrom('stock as s')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .where('p.archived', '=', 0)
    .select(['p.id', 'p.parent_id'])
    .orderBy('p.id')
    .execute()
  const plain = rows.filter(({ parent_id }) => parent_id === null).slice(0, 55)
  await services.db.transaction().execute(async (trx) => {
    for (const { id } of plain) await setStock(trx, services.clock, { productId: id, onHand: 500 })
  })
  ids = plain.map(({ id }) => `${id}`)
})
afterAll(async () => {
  await graph?.close()
  await services?.close()
})

const idAt = (place: number): string => ids[place] ?? ''
const add = async (visitor: Visitor, place: number, quantity = 1): Promise<AddData['addToCart']> =>
  (await visitor.ask<AddData>(ADD, { id: idAt(place), quantity })).data.addToCart
const cartOf = async (visitor: Visitor): Promise<CartData['cart']> =>
  (await visitor.ask<CartData>(CART)).data.cart
const linesOf = async (visitor: Visitor) =>
  (await cartOf(visitor))?.items.map(({ productId, quantity }) => [productId, quantity]) ?? null

async function customer(browser: Browser = openBrowser(graph)) {
  const { email, password } = await signUp(services)
  const logIn = async (from: Browser) => await from.ask(LOGIN, { username: email, password })
  await logIn(browser)
  return { browser, logIn }
}

describe('the cart of a guest', () => {
  test('begins with the first addition, in cookies that scripts cannot read [CA-19] [CA-44] [CA-47]', async () => {
    const browser = openBrowser(graph)
    expect(await cartOf(browser)).toBeNull()
    expect(browser.jar.has('cartId')).toBe(false)

    expect(await add(browser, 0, 2)).toMatchObject({
      __typename: 'AddToCartSuccess',
      cart: { version: 1, quantity: 2, guestToken: null },
    })
    for (const name of ['cartId', 'protectCode']) {
      const line = browser.lines.find((one) => one.startsWith(`${name}=`)) ?? ''
      expect(line).toMatch(/; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly/)
    }
    expect(browser.jar.get('visitor')).toMatch(/^c2\.\d+$/)
    const { data } = await browser.ask(CART)
    expect(data).toMatchObject({
      cart: {
        quantity: 2,
        items: [{ productId: idAt(0), quantity: 2, state: 'OK', product: { id: idAt(0) } }],
      },
    })
  })

  test('is read by its own code alone [CA-38]', async () => {
    const [one, other] = [openBrowser(graph), openBrowser(graph)]
    await add(one, 0)
    await add(other, 1)
    other.jar.set('cartId', one.jar.get('cartId') ?? '')
    expect(await cartOf(other)).toBeNull()
    expect(other.jar.has('cartId')).toBe(false)
    expect(await linesOf(one)).toEqual([[idAt(0), 1]])
  })

  test('without a session nothing is changed [CA-39] [CA-40]', async () => {
    const { data } = await openBrowser(graph).ask(UPDATE, { id: '1', quantity: 2 })
    expect(data).toEqual({ updateCartItem: { __typename: 'CartProblem', code: 'NO_SESSION' } })
  })

  test('quantities outside 1 to 999 never reach the services [CA-42]', async () => {
    const browser = openBrowser(graph)
    for (const quantity of [0, -1, 1000, 2_147_483_647]) {
      const { data, calls } = await browser.ask<AddData>(ADD, { id: idAt(0), quantity })
      expect(data.addToCart).toMatchObject({ code: 'INVALID_QUANTITY' })
      expect(calls).toEqual([])
    }
    const { errors } = await browser.ask(ADD, { id: idAt(0), quantity: 1.5 })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' })
  })

  test('more than there is is refused with what there is, and the line stays', async () => {
    const browser = openBrowser(graph)
    const limited = idAt(54)
    await services.db.transaction().execute(async (trx) => {
      await setStock(trx, services.clock, { productId: Number(limited), onHand: 3 })
    })
    await add(browser, 54, 2)
    expect(await add(browser, 54, 2)).toMatchObject({ code: 'OUT_OF_STOCK', available: 3 })
    expect(await linesOf(browser)).toEqual([[limited, 2]])
  })

  test('one key adds once', async () => {
    const browser = openBrowser(graph)
    await add(browser, 0)
    const twice = { id: idAt(1), quantity: 1, key: 'dodir' }
    await Promise.all([browser.ask(ADD, twice), browser.ask(ADD, twice)])
    expect(await linesOf(browser)).toEqual([
      [idAt(0), 1],
      [idAt(1), 1],
    ])
  })

  test('fifty lines cost one call for the cart and one for its products', async () => {
    const browser = openBrowser(graph)
    for (let place = 0; place < 50; place += 1) await add(browser, place)
    const { data, calls } = await browser.ask<CartData>(CART)
    expect(data.cart?.items.filter(({ product }) => product !== null)).toHaveLength(50)
    expect(calls?.map(({ path }) => path)).toEqual(['cart/getCart', 'web/filter'])
  })

  test('a personalized line names its options [BN-10~]', async () => {
    const browser = openBrowser(graph)
    const { data } = await browser.ask<{
      product: { variants: { id: string }[]; customOptions: { id: string; label: string }[] }
    }>(`{ product(slug: "dres-domaci") { ... on Product {
      variants { id } customOptions { id label } } } }`)
    const { variants, customOptions } = data.product
    expect(customOptions.length).toBeGreaterThan(1)
    const personalizations = customOptions.map(({ id }) => ({ optionId: id, value: '7' }))
    const input = { productId: variants[0]?.id, options: { personalizations } }
    await browser.ask(
      'mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename } }',
      { input },
    )
    const shown = await browser.ask('{ cart { items { personalizations { label value } } } }')
    expect(shown.data).toEqual({
      cart: {
        items: [{ personalizations: customOptions.map(({ label }) => ({ label, value: '7' })) }],
      },
    })
  })

  test('a coupon is refused with its reason, the minimum it needs and what is missing [CP-06]', async () => {
    const browser = openBrowser(graph)
    await services.db.transaction().execute(async (trx) => {
      const none = { categoryId: null, isForMembers: false, startsAt: null, endsAt: null }
      const coupon = { ...none, kind: 'percent', percent: 10, amountCents: null } as const
      await insertCoupon(trx, { ...coupon, code: 'SKUPO', minCents: 5_000_000, maxUses: null })
    })
    await add(browser, 0)
    const { data } = await browser.ask<{ cart: { prices: { items: { amount: string } } } }>(CART)
    const missing = 50_000 - Number(data.cart.prices.items.amount)
    const tries = []
    for (const code of ['NEMA-TOGA', 'SKUPO', 'NAVIJAC10']) {
      tries.push((await browser.ask(COUPON, { code })).data)
    }
    expect(tries).toMatchObject([
      { applyCoupon: { code: 'COUPON_NOT_FOUND' } },
      {
        applyCoupon: {
          code: 'COUPON_BELOW_MINIMUM',
          minimum: { amount: '50000.00', currency: 'EUR' },
          missing: { amount: missing.toFixed(2) },
        },
      },
      { applyCoupon: { cart: { couponCode: 'NAVIJAC10' } } },
    ])
  })

  test('one that was ordered meanwhile is gone from the browser [CA-25]', async () => {
    const browser = openBrowser(graph)
    await add(browser, 0)
    await services.db
      .updateTable('cart')
      .set({ state: 'archived' })
      .where('id', '=', browser.jar.get('cartId') ?? '')
      .execute()
    expect(await add(browser, 1)).toMatchObject({
      code: 'CART_ARCHIVED',
      message: 'Ova je košarica već naručena.',
    })
    expect(browser.jar.has('cartId')).toBe(false)
    expect(await cartOf(browser)).toBeNull()
  })
})

test('an app names its cart by the guest token, which no cookie carries', async () => {
  const app = openApp(graph)
  const { data, headers } = await app.ask<AddData>(ADD, { id: idAt(0), quantity: 1 })
  const { guestToken } = addedCart.parse(data.addToCart).cart
  expect([headers.getSetCookie(), typeof guestToken]).toEqual([[], 'string'])
  const { data: read } = await app.ask<CartData>(CART, {}, { 'x-guest': String(guestToken) })
  expect(read.cart?.items).toMatchObject([{ productId: idAt(0) }])
  expect((await app.ask<CartData>(CART, {}, { 'x-guest': 'g1.e30' })).data.cart).toBeNull()

  const { email, password } = await signUp(services)
  const saved = openApp(graph)
  const enter = async (from: typeof app, headers: Record<string, string>) => {
    const who = { username: email, password }
    const { data: entered } = await from.ask<LoginData>(LOGIN, who, headers)
    from.tokens = entered.login.session
  }
  await enter(saved, {})
  await saved.ask(ADD, { id: idAt(1), quantity: 1 })
  await enter(app, { 'x-guest': guestToken })
  const READ = '{ cart { guestToken items { productId } } }'
  const { data: joined } = await app.ask<CartData>(READ, {}, { 'x-guest': guestToken })
  expect(joined.cart?.items).toMatchObject([{ productId: idAt(1) }, { productId: idAt(0) }])
})

describe('a customer', () => {
  test('finds the cart on every device, joined at the login, and none after the logout [CA-23] [CA-24]', async () => {
    const { browser, logIn } = await customer()
    await add(browser, 1)
    await add(browser, 2)

    const phone = openBrowser(graph)
    await add(phone, 0)
    await add(phone, 1, 2)
    expect((await logIn(phone)).data).toMatchObject({ login: { areCartsJoined: true } })
    const lines = [
      [idAt(1), 3],
      [idAt(2), 1],
      [idAt(0), 1],
    ]
    expect(await linesOf(phone)).toEqual(lines)
    expect(await linesOf(browser)).toEqual(lines)
    expect(phone.jar.get('cartId')).toBe(browser.jar.get('cartId'))

    await phone.ask(LOGOUT)
    expect([phone.jar.has('cartId'), await cartOf(phone)]).toEqual([false, null])
    expect((await logIn(phone)).data).toMatchObject({ login: { areCartsJoined: false } })
    expect(await linesOf(phone)).toEqual(lines)

    const first = await customer()
    const alone = openBrowser(graph)
    await add(alone, 0)
    expect((await first.logIn(alone)).data).toMatchObject({ login: { areCartsJoined: false } })
  })

  test('never sees the cart of another, at the same time a hundred times', async () => {
    const all = await Promise.all(
      Array.from({ length: 4 }, async (_, place) => {
        const { browser } = await customer()
        await add(browser, place, place + 1)
        return { browser, expected: [[idAt(place), place + 1]] }
      }),
    )
    for (let round = 0; round < 25; round += 1) {
      const seen = await Promise.all(all.map(({ browser }) => linesOf(browser)))
      expect(seen).toEqual(all.map(({ expected }) => expected))
    }
  })
})

test('a visitor without a cart costs no call', async () => {
  const { data, calls } = await openBrowser(graph).ask(CART)
  expect([data, calls]).toEqual([{ cart: null }, []])
})

test.each([
  ['was ordered', { state: 'archived' as const }],
  ['was joined into another', { state: 'used' as const }],
  ['has another code', { protect_code: 'p'.repeat(22) }],
])('an app whose cart %s adds to a new one, which the answer names', async (_what, change) => {
  const app = openApp(graph)
  const guestTokenOf = (added: unknown) => addedCart.parse(added).cart.guestToken
  app.tokens.guestToken = guestTokenOf(await add(app, 0))
  const before = app.tokens.guestToken
  const { cartId } = cartOfToken(before)
  await services.db.updateTable('cart').set(change).where('id', '=', cartId).execute()

  app.tokens.guestToken = guestTokenOf(await add(app, 1))
  expect(await linesOf(app)).toEqual([[idAt(1), 1]])
  app.tokens.guestToken = before
  expect(await cartOf(app)).toBeNull()
})

function cartOfToken(guestToken: string): { readonly cartId: string } {
  const parts = Buffer.from(guestToken.slice(guestToken.indexOf('.') + 1), 'base64url')
  return z.object({ cart: z.object({ cartId: z.string() }) }).parse(JSON.parse(`${parts}`)).cart
}

test('a card that the cart has already is not sent again, and another cart gets it [CP-09]', async () => {
  const CARD = '{ cart { memberCardBarcode } }'
  const PROFILE = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) {
    ... on UpdateProfileSuccess { me { memberCardBarcode } } ... on Problem { code } } }`
  const account = { username: 'ana@navijaci.example', password: 'rukomet-na-otoku' }
  const browser = openBrowser(graph)
  await browser.ask(LOGIN, account)
  await add(browser, 0)
  const before = await browser.ask<{ cart: { memberCardBarcode: string } }>(CARD)
  const { memberCardBarcode } = before.data.cart
  expect(memberCardBarcode).toMatch(/^\d{13}$/)
  const { data } = await browser.ask<{ me: object }>('{ me { firstName lastName email } }')
  const saved = await browser.ask(PROFILE, { input: { ...data.me, memberCardBarcode } })
  expect(saved.data).toEqual({ updateProfile: { me: { memberCardBarcode } } })
  const again = await browser.ask(LOGIN, account)
  for (const { calls } of [saved, again]) {
    expect(calls.map(({ path }) => path)).not.toContain('cart/applyMemberCard')
  }

  await browser.ask(LOGOUT)
  await add(browser, 1)
  const entered = await browser.ask(LOGIN, account)
  expect(entered.errors).toEqual([])
  expect((await browser.ask(CARD)).data).toEqual({ cart: { memberCardBarcode } })
})

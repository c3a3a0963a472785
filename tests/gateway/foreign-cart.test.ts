import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ForeignPlatform, startForeignPlatform } from '#tests/support/foreign-platform.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { openEvents } from './events.ts'
import { aPerson, type Browser, LOGIN, ORIGIN, openBrowser, REGISTER } from './visitors.ts'

const SCARF = '910001'
const PASS = '910002'
const FIELDS = `quantity items { productId quantity } version couponCode
  prices { total { amount } } missingToFreeDelivery { amount } deliveryDays { from }`
const CART = `{ cart { ${FIELDS} } }`
const ADD = `mutation ($id: ID!, $quantity: Int) { addToCart(input: { productId: $id, quantity: $quantity }) {
  ... on AddToCartSuccess { cart { ${FIELDS} } } ... on Problem { code message } } }`
const COUPON = `mutation ($code: String!) { applyCoupon(input: { code: $code }) {
  ... on ApplyCouponSuccess { cart { couponCode } } ... on Problem { code message } } }`
const INSTRUCTIONS = `mutation { setCartInstructions(input: { instructions: "x" }) {
  ... on SetCartInstructionsSuccess { cart { instructions } } ... on Problem { code } } }`
const PASSWORD = 'lozinka-za-probu-1'

type CartData = {
  readonly cart: {
    readonly items: readonly { readonly productId: string; readonly quantity: number }[]
  } | null
}

let platform: ForeignPlatform
let graph: TestGateway

beforeAll(async () => {
  platform = await startForeignPlatform()
  graph = await startGateway({ servicesUrl: platform.url })
})
afterAll(async () => {
  await graph?.close()
  await platform?.close()
})

const add = (browser: Browser, id: string, quantity = 1) => browser.ask(ADD, { id, quantity })
const linesOf = async (browser: Browser) =>
  (await browser.ask<CartData>(CART)).data.cart?.items.map((item) => [
    item.productId,
    item.quantity,
  ]) ?? null

test('a platform without versions has carts too, by ids that count [AP-12~, AP-13~]', async () => {
  const browser = openBrowser(graph)
  await add(browser, SCARF)
  const { data } = await add(browser, PASS, 2)
  expect(data).toMatchObject({
    addToCart: {
      cart: {
        version: null,
        quantity: 3,
        items: [
          { productId: SCARF, quantity: 1 },
          { productId: PASS, quantity: 2 },
        ],
        missingToFreeDelivery: null,
        deliveryDays: null,
      },
    },
  })
  expect(browser.jar.get('cartId')).toMatch(/^\d+$/)
  expect((await browser.ask(COUPON, { code: 'NOPE' })).data).toEqual({
    applyCoupon: { code: 'COUPON_NOT_FOUND', message: 'Takav kupon ne postoji. Provjerite kod.' },
  })
  expect((await browser.ask(COUPON, { code: 'TENOFF' })).data).toEqual({
    applyCoupon: { cart: { couponCode: 'TENOFF' } },
  })
  expect((await browser.ask(INSTRUCTIONS)).data).toEqual({
    setCartInstructions: { cart: { instructions: 'x' } },
  })
})

test('after a login the lines of the guest stand in the account’s cart [CA-24, AP-14~]', async () => {
  platform.accounts.verifyMails(false)
  const email = 'kupac@platform.example'
  await graph.ask(REGISTER, { input: aPerson(email, { password: PASSWORD }) })
  const logIn = async (browser: Browser) =>
    await browser.ask(LOGIN, { username: email, password: PASSWORD })
  const desk = openBrowser(graph)
  await logIn(desk)
  await add(desk, SCARF)

  const phone = openBrowser(graph)
  await add(phone, SCARF, 2)
  await add(phone, PASS)
  await logIn(phone)
  const lines = [
    [SCARF, 3],
    [PASS, 1],
  ]
  expect(await linesOf(phone)).toEqual(lines)
  expect(await linesOf(desk)).toEqual(lines)
})

test('an ordered cart is told by its text alone [CA-25]', async () => {
  const browser = openBrowser(graph)
  await add(browser, SCARF)
  for (const cart of platform.carts.all) cart.isOrdered = true
  expect((await add(browser, SCARF)).data).toEqual({
    addToCart: { code: 'CART_ARCHIVED', message: 'Ova je košarica već naručena.' },
  })
  expect(browser.jar.has('cartId')).toBe(false)
})

test('a platform without versions cannot tell of changes, and says so at once', async () => {
  const browser = openBrowser(graph)
  await add(browser, SCARF)
  const events = await openEvents(graph, { origin: ORIGIN, cookie: browser.cookie() })
  expect(await events.next()).toBe('NOT_SUPPORTED')
  expect(await events.next()).toBe('complete')
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addMemberCards } from '#services/modules/user/api.ts'
import { signUp } from '#tests/support/accounts.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { type Browser, LOGIN, ME, openBrowser } from './visitors.ts'

const CARD = '3850000000015'
const ENDING = '3850000000022'
const CART = '{ cart { memberCardBarcode quantity memberSaving { amount } } }'
const ADD = `mutation ($id: ID!) { addToCart(input: { productId: $id }) {
  ... on AddToCartSuccess { cart { memberCardBarcode } } } }`
const APPLY = `mutation ($barcode: String!) { applyMemberCard(input: { barcode: $barcode }) {
  __typename } }`
const REMOVE = 'mutation { removeMemberCard { __typename } }'
const UPDATE = `mutation ($email: String!, $barcode: String!) { updateProfile(input: {
  firstName: "Željka", lastName: "Đurić", email: $email, memberCardBarcode: $barcode
}) { __typename } }`

let services: TestServices
let graph: TestGateway
/** With a member price. */
let scarf: string

beforeAll(async () => {
  services = await startServices({ seed: true })
  graph = await startGateway({ servicesUrl: services.url, clock: services.clock })
  await services.db.transaction().execute((trx) =>
    addMemberCards(trx, [
      { barcode: CARD, holder: 'Željka Đurić', validUntil: null },
      { barcode: ENDING, holder: 'Željka Đurić', validUntil: '2026-03-31' },
    ]),
  )
  const { data } = await graph.ask<{ product: { id: string } }>(
    '{ product(slug: "sal-jadran") { ... on Product { id } } }',
  )
  scarf = data.product.id
})
afterAll(async () => {
  await graph?.close()
  await services?.close()
})
beforeEach(async () => {
  await services.db.updateTable('account').set({ member_card_barcode: null }).execute()
})

/** Without the flag of wishes. */
/** Without wishes and the version of the cart. */
const hintOf = ({ jar }: Browser) =>
  (jar.get('visitor') ?? '').replace('w', '').replace(/\.\d+$/, '')

async function customer(memberCardBarcode?: string) {
  const person = await signUp(services, memberCardBarcode ? { memberCardBarcode } : {})
  const logIn = async (browser: Browser) => {
    await browser.ask(LOGIN, { username: person.email, password: person.password })
    return browser
  }
  return { ...person, logIn }
}

test('a login with a valid card marks members with its last day, the logout unmarks them', async () => {
  const member = await customer(ENDING)
  const browser = await member.logIn(openBrowser(graph))
  expect(hintOf(browser)).toBe('am2026-03-31')
  await browser.ask('mutation { logout { __typename } }')
  expect(hintOf(browser)).toBe('')

  const other = await customer()
  expect(hintOf(await other.logIn(browser))).toBe('a')
})

test('the card of the profile counts in a new cart and in that of a guest who logs in', async () => {
  const member = await customer(CARD)
  const browser = await member.logIn(openBrowser(graph))
  const added = await browser.ask(ADD, { id: scarf })
  expect(added.data).toEqual({ addToCart: { cart: { memberCardBarcode: CARD } } })
  expect(hintOf(browser)).toBe('amc1')

  const second = await customer()
  await services.db
    .updateTable('account')
    .set({ member_card_barcode: ENDING })
    .where('email', '=', second.email)
    .execute()
  const guest = openBrowser(graph)
  await guest.ask(ADD, { id: scarf })
  expect(hintOf(guest)).toBe('c1')
  await second.logIn(guest)
  expect(hintOf(guest)).toBe('am2026-03-31c1')
  expect((await guest.ask(CART)).data).toMatchObject({ cart: { memberCardBarcode: ENDING } })
})

test('without the card in the cart a member sees the prices that it charges', async () => {
  const browser = await (await customer(CARD)).logIn(openBrowser(graph))
  await browser.ask(ADD, { id: scarf })
  await browser.ask(REMOVE)
  expect(hintOf(browser)).toBe('ac1')
  await browser.ask(ME)
  expect(hintOf(browser)).toBe('ac1')
  await browser.ask(APPLY, { barcode: CARD })
  expect(hintOf(browser)).toBe('amc1')
})

test('a card that is saved in the profile or removed from it is followed by cart and hint [CP-11, CP-12]', async () => {
  const person = await customer()
  const browser = await person.logIn(openBrowser(graph))
  await browser.ask(ADD, { id: scarf })
  expect(hintOf(browser)).toBe('ac1')
  const save = async (barcode: string) => {
    const { data } = await browser.ask(UPDATE, { email: person.email, barcode })
    expect(data).toEqual({ updateProfile: { __typename: 'UpdateProfileSuccess' } })
  }
  await save(ENDING)
  expect(hintOf(browser)).toBe('am2026-03-31c1')
  expect((await browser.ask(CART)).data).toMatchObject({ cart: { memberCardBarcode: ENDING } })
  await save('')
  expect(hintOf(browser)).toBe('ac1')
  expect((await browser.ask(CART)).data).toMatchObject({ cart: { memberCardBarcode: null } })

  const empty = await person.logIn(openBrowser(graph))
  await browser.ask('mutation { clearCart { __typename } }')
  await save(CARD)
  expect((await empty.ask(CART)).data).toMatchObject({ cart: { memberCardBarcode: CARD } })
  expect(hintOf(empty)).toMatch(/^am/)
})

test('a card that has run out marks no visitor, from the profile and from the cart', async () => {
  const member = await customer(ENDING)
  const browser = await member.logIn(openBrowser(graph))
  const shopping = await member.logIn(openBrowser(graph))
  await shopping.ask(ADD, { id: scarf })
  expect(hintOf(shopping)).toBe('am2026-03-31c1')
  const before = services.clock.now().toISOString()
  services.clock.set('2026-03-31T22:00:00.000Z') // midnight in Zagreb
  try {
    await browser.ask(ME)
    expect(hintOf(browser)).toMatch(/^a(c\d)?$/)
    await shopping.ask(CART)
    expect(hintOf(shopping)).toBe('ac1')
  } finally {
    services.clock.set(before)
  }
})

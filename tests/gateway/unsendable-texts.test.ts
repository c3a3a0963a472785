import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'

const APP = { 'x-client': 'app' }
const REFRESH = `mutation ($token: String!) { refreshSession(input: { refreshToken: $token }) {
  ... on Problem { __typename code } } }`
const ADD = `mutation ($id: ID!, $key: String) {
  addToCart(input: { productId: $id, idempotencyKey: $key }) {
    __typename
    ... on AddToCartSuccess { cart { guestToken quantity } }
    ... on CartProblem { code field } } }`
/** More than close the circuit of a service that is at fault. */
const OFTEN = 8

let services: TestServices
let graph: TestGateway
let scarf: string

beforeAll(async () => {
  services = await startServices({ seed: true })
  graph = await startGateway({ servicesUrl: services.url })
  const { data } = await graph.ask<{ product: { id: string } }>(
    '{ product(slug: "sal-jadran") { ... on Product { id } } }',
  )
  scarf = data.product.id
})
afterAll(async () => {
  await graph?.close()
  await services?.close()
})

async function logsIn(): Promise<boolean> {
  const { data } = await graph.ask<{ login: { __typename: string } }>(
    `mutation { login(input: { username: "ana@navijaci.example", password: "rukomet-na-otoku" }) {
       __typename } }`,
    {},
    APP,
  )
  return data.login.__typename === 'LoginSuccess'
}

describe('a text that no header can carry is refused, and closes no service to others', () => {
  test.each([
    ['', 'none'],
    [' ', 'a space'],
    ['č', 'a letter beyond Latin-1'],
    ['a\nb', 'a line end'],
    ['x'.repeat(60_000), 'more than a header holds'],
  ])('as a refresh token (%#)', async (token, _what) => {
    for (let time = 0; time < OFTEN; time += 1) {
      const { data } = await graph.ask(REFRESH, { token }, APP)
      expect(data).toEqual({
        refreshSession: { __typename: 'LoginProblem', code: 'INVALID_LOGIN' },
      })
    }
    expect(await logsIn()).toBe(true)
  })

  test.each(['č', 'a\nb', 'x'.repeat(256)])('as a key of repetition (%#)', async (key) => {
    const first = await graph.ask<{ addToCart: { cart: { guestToken: string } } }>(
      ADD,
      { id: scarf },
      APP,
    )
    const guest = { ...APP, 'x-guest': first.data.addToCart.cart.guestToken }
    for (let time = 0; time < OFTEN; time += 1) {
      const { data } = await graph.ask(ADD, { id: scarf, key }, guest)
      expect(data).toEqual({
        addToCart: { __typename: 'CartProblem', code: 'INVALID_INPUT', field: 'idempotencyKey' },
      })
    }
    const again = await graph.ask(ADD, { id: scarf, key: 'x'.repeat(255) }, guest)
    expect(again.data).toMatchObject({ addToCart: { cart: { quantity: 2 } } })
  })

  test('as a token in a cookie, of which nothing is known then', async () => {
    for (const cookie of ['auth.access=%C4%8D', 'auth.refresh=a%0Ab']) {
      for (let time = 0; time < OFTEN; time += 1) {
        expect((await graph.ask('{ me { id } }', {}, { cookie })).data).toEqual({ me: null })
      }
    }
    expect(await logsIn()).toBe(true)
  })
})

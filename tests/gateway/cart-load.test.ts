import { expect, test } from 'vitest'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import { getCart } from '#services/contract/cart.ts'
import { aCart, askAs } from './checkout-graph.ts'
import { scriptedServices } from './scripted-services.ts'

const COOKIE = 'cartId=cart-1; protectCode=code-1; visitor=c2'

/** What loading the cart answers, and the cookies that it deletes. */
async function loaded(status: number, code: string) {
  const services = scriptedServices()
  services.on(getCart, () => {
    if (status === 200) return { cart: aCart() }
    throw new UpstreamError({ service: 'ecommerce', status, code, message: 'Refused' })
  })
  const { data, codes, setCookies } = await askAs(services.client, COOKIE, '{ cart { id } }')
  const deleted = setCookies.flatMap((line) => /^(\w+)=;.*Max-Age=0/.exec(line)?.[1] ?? [])
  return { cart: data?.cart ?? null, codes, deleted }
}

test.each([
  [400, 'INVALID_INPUT'],
  [404, 'NO_SESSION'],
  [409, 'CART_ARCHIVED'],
  [409, 'SESSION_USED'],
])('a cart whose loading answers %i %s is gone from the browser [CA-21]', async (status, code) => {
  const deleted = ['cartId', 'protectCode', 'visitor']
  expect(await loaded(status, code)).toEqual({ cart: null, codes: [], deleted })
})

test.each([
  [429, 'TOO_MANY_REQUESTS'],
  [503, 'UPSTREAM_UNAVAILABLE'],
])('a cart that cannot be loaded for now (%i) stays [CA-21~]', async (status, code) => {
  expect(await loaded(status, code)).toMatchObject({ cart: null, codes: [code], deleted: [] })
})

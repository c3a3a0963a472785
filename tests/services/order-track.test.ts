import { afterAll, beforeAll, expect, test } from 'vitest'
import { trackOrder } from '#services/contract/order-calls.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { createWorld, someplace, type World } from './order-world.ts'
import { addProduct } from './product-catalogue.ts'

const QUARTER = 15 * 60_000
/** Wrong answers that one place may get in a quarter of an hour. */
const AT_PLACE = 20
/** Wrong addresses for one number, after which each place has few. */
const FOR_NUMBER = 30
const FEW = 3

let services: TestServices
let world: World
let scarf: number
let made = 0

beforeAll(async () => {
  services = await startServices()
  world = await createWorld(services)
  scarf = await addProduct(services, { name: 'Šal', sku: 'SAL', stock: 100 })
})
afterAll(async () => await services.close())

async function placeOrder() {
  made += 1
  const email = `trazi-${made}@posta.example`
  const { orderSlug } = await world.place(await world.readyCart([[scarf, 1]], { email }))
  const { number } = await world.read(orderSlug)
  return { number, email, orderSlug }
}

async function statusOf(
  { number, email = 'netko@posta.example' }: { readonly number: string; readonly email?: string },
  place = someplace(),
) {
  return (await services.send(trackOrder, { number, email }, place)).status
}

async function guess(number: string, times: number): Promise<number[]> {
  const place = someplace()
  const statuses: number[] = []
  for (let round = 0; round < times; round += 1) statuses.push(await statusOf({ number }, place))
  return statuses
}

test('an order is found from elsewhere though strangers tried wrong addresses for its number', async () => {
  const order = await placeOrder()
  await guess(order.number, AT_PLACE)
  await guess(order.number, AT_PLACE)
  await guess(order.number, AT_PLACE)

  for (let again = 0; again < 5; again += 1) {
    const { status, body } = await services.send(trackOrder, order, someplace())
    expect({ status, body }).toMatchObject({ status: 200, body: { orderSlug: order.orderSlug } })
  }
})

test('one place guesses twenty times in a quarter of an hour, the right answer included', async () => {
  const [order, other] = [await placeOrder(), await placeOrder()]
  const place = someplace()
  for (let round = 0; round < AT_PLACE; round += 1) {
    const number = round % 2 === 0 ? order.number : `2026-9${round}`
    expect(await statusOf(other, place)).toBe(200)
    expect(await statusOf({ number }, place)).toBe(404)
  }
  expect(await statusOf(order, place)).toBe(429)
  services.clock.advance(QUARTER)
  expect(await statusOf(order, place)).toBe(200)
})

test.each(['of an order', 'without an order'])(
  'many places have three guesses each for a number %s, once thirty were wrong',
  async (which) => {
    const number = which === 'of an order' ? (await placeOrder()).number : '2026-999999'
    const first = [...(await guess(number, AT_PLACE)), ...(await guess(number, AT_PLACE))]
    const open = FOR_NUMBER + FEW
    expect(first).toEqual(first.map((_status, at) => (at < open ? 404 : 429)))
    for (let place = 0; place < 3; place += 1) {
      expect(await guess(number, FEW + 2)).toEqual([404, 404, 404, 429, 429])
    }
  },
)

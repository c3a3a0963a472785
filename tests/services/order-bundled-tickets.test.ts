import { afterAll, beforeAll, expect, test } from 'vitest'
import { getNewCartSession, validateCart } from '#services/contract/cart.ts'
import { cancelOrder, reorder, withdrawOrder } from '#services/contract/order-calls.ts'
import { moveOrder } from '#services/contract/order-moves.ts'
import { orderKey } from '#services/modules/order/proofs.ts'
import { setStock } from '#services/modules/product/api.ts'
import { mailsTo } from '#tests/support/accounts.ts'
import { TEST_SECRET } from '#tests/support/database.ts'
import { codesOfPdf } from '#tests/support/pdf-codes.ts'
import {
  eachEngine,
  SHOP_RIGHTS,
  startServices,
  type TestServices,
} from '#tests/support/services.ts'
import { requireWhole } from './order-invariants.ts'
import { addMatch, createWorld, someplace, type World } from './order-world.ts'
import { addProduct } from './product-catalogue.ts'

eachEngine('a bundle of a scarf and two tickets', (engine) => {
  let services: TestServices
  let world: World
  let scarf: number
  let ticket: number
  let bundle: number
  let made = 0

  beforeAll(async () => {
    services = await startServices({ engine })
    world = await createWorld(services)
    const digital = { format: 'EProduct', retailPriceCents: 1_200 } as const
    scarf = await addProduct(services, { name: 'Šal', sku: 'SAL', stock: 20 })
    ticket = await addProduct(services, { ...digital, name: 'Ulaznica', sku: 'UL', stock: 40 })
    await addMatch(services, [ticket])
    bundle = await addProduct(services, {
      ...{ name: 'Paket', format: 'Bundle', retailPriceCents: 3_500 },
      bundle: [
        { sku: 'SAL', quantity: 1 },
        { sku: 'UL', quantity: 2 },
      ],
    })
  })
  afterAll(async () => {
    await requireWhole(services)
    await services.close()
  })

  async function buy(product: number, given: { readonly deliveryId?: null } = {}) {
    made += 1
    const email = `paket-${engine}-${made}@posta.example`
    const cart = await world.readyCart([[product, 2]], { email, ...given })
    const { orderSlug } = await world.place(cart)
    await world.webhook(await world.answerOf(orderSlug))
    const proof = { orderSlug, key: orderKey(orderSlug, TEST_SECRET) }
    return { orderSlug, email, proof, order: await world.read(orderSlug) }
  }

  const paperCodes = async (path: string | null | undefined) => {
    const response = await fetch(services.url + (path ?? ''))
    return (await codesOfPdf(Buffer.from(await response.arrayBuffer()))).flat()
  }
  const setPieces = async (productId: number, onHand: number) =>
    await services.db
      .transaction()
      .execute((trx) => setStock(trx, services.clock, { productId, onHand }))

  test('is an order of goods and of tickets, whose prices add up to it, with a code for each ticket', async () => {
    const { order, email } = await buy(bundle)
    expect(
      order.lines.map(({ name, qty, unitPrice, noWithdrawal, parts }) => ({
        ...{ name, qty, unitPrice, noWithdrawal },
        parts: parts?.map((part) => `${part.qty} × ${part.name}`),
      })),
    ).toEqual([
      { name: 'Paket', qty: 2, unitPrice: 15.92, noWithdrawal: null, parts: ['1 × Šal'] },
      { name: 'Paket: Ulaznica', qty: 4, unitPrice: 9.54, noWithdrawal: 'event', parts: [] },
    ])
    expect(order.itemsTotal).toBe(70)
    const [goods, tickets] = order.lines
    expect(goods?.codes).toEqual([])
    expect(new Set(tickets?.codes).size).toBe(4)
    expect(tickets?.ticket).toMatchObject({
      events: [{ title: 'Jadran – Sjever', location: 'Dvorana Bura' }],
    })
    expect(await paperCodes(order.ticketsPath)).toEqual(tickets?.codes)
    const letters = await mailsTo(services, email)
    const letter = letters.find(({ subject }) => subject === 'Vaše ulaznice: Jadran – Sjever')
    for (const code of tickets?.codes ?? []) expect(letter?.text).toContain(code)
  })

  test('can be withdrawn from without its tickets, which stay valid; the delivery is paid back with all that is sent', async () => {
    await setPieces(scarf, 20)
    await setPieces(ticket, 40)
    const { proof, order, orderSlug } = await buy(bundle)
    const [goods, tickets] = order.lines
    const statement = { ...proof, name: 'Ana Anić', email: 'ana@posta.example' }
    const ofTickets = { ...statement, lines: [{ id: tickets?.id, qty: 1 }] }
    expect((await world.refused(withdrawOrder, ofTickets)).status).toBe(400)
    await services.call(withdrawOrder, { ...statement, lines: [{ id: goods?.id ?? 0, qty: 1 }] })
    expect((await world.read(orderSlug)).refundTotal).toBe(15.92)

    const after = await services.call(withdrawOrder, statement)
    expect(after).toMatchObject({ state: 'confirmed', canWithdraw: false })
    expect(after.refundTotal).toBe(31.84 + 4.5)
    expect(after.lines[1]?.codes).toEqual(tickets?.codes)
    const [letter] = (await mailsTo(services, statement.email)).toReversed()
    expect(letter?.text).toContain('1 × Paket (1 × Šal)')
    expect(await world.stockOf(scarf)).toEqual({ onHand: 20, held: 0 })
    expect(await world.stockOf(ticket)).toEqual({ onHand: 36, held: 0 })
  })

  test('loses its codes, and gives all of its pieces back, when the order is cancelled', async () => {
    await setPieces(scarf, 20)
    await setPieces(ticket, 40)
    const { order, orderSlug } = await buy(bundle)
    expect(order.lines.flatMap(({ codes }) => codes)).toHaveLength(4)
    expect(await world.stockOf(ticket)).toEqual({ onHand: 36, held: 0 })
    const staff = await services.as(...SHOP_RIGHTS)
    await services.call(moveOrder, { number: order.number, move: 'cancel' }, staff)
    const cancelled = await world.read(orderSlug)
    expect(cancelled.lines.flatMap(({ codes }) => codes)).toEqual([])
    expect(cancelled.refundTotal).toBe(74.5)
    expect(await world.stockOf(scarf)).toEqual({ onHand: 20, held: 0 })
    expect(await world.stockOf(ticket)).toEqual({ onHand: 40, held: 0 })
  })

  const reordered = async (proof: { readonly orderSlug: string; readonly key: string }) => {
    const session = await services.call(getNewCartSession, {}, someplace())
    await services.call(reorder, { ...session, ...proof }, someplace())
    const { cart } = await services.call(validateCart, session)
    return cart.items.map(({ productId, qty }) => ({ productId, qty }))
  }

  test('comes back into a cart as the bundle: when it is ordered again, and when the buyer cancels', async () => {
    const { proof } = await buy(bundle)
    expect(await reordered(proof)).toEqual([{ productId: bundle, qty: 2 }])
    const unpaid = await world.readyCart([[bundle, 1]], { paymentId: world.transfer })
    const { orderSlug } = await world.place(unpaid)
    const key = orderKey(orderSlug, TEST_SECRET)
    const session = await services.call(cancelOrder, { orderSlug, key })
    const { cart } = await services.call(validateCart, session)
    expect(cart.items.map(({ productId, qty }) => ({ productId, qty }))).toEqual([
      { productId: bundle, qty: 1 },
    ])
  })

  test('of tickets alone has no delivery, has a code for each, and comes back as the bundle', async () => {
    const family = await addProduct(services, {
      ...{ name: 'Obitelj', format: 'Bundle', retailPriceCents: 2_000 },
      bundle: [{ sku: 'UL', quantity: 3 }],
    })
    const { order, proof } = await buy(family, { deliveryId: null })
    expect(order).toMatchObject({ deliveryMethod: null, itemsTotal: 40, canWithdraw: false })
    expect(order.lines.map(({ qty, unitPrice }) => [qty, unitPrice])).toEqual([
      [4, 6.67],
      [2, 6.66],
    ])
    expect(order.lines.flatMap(({ codes }) => codes)).toHaveLength(6)
    expect(await reordered(proof)).toEqual([{ productId: family, qty: 2 }])
  })
})

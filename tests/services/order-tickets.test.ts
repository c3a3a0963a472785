import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkBundles } from '#services/contract/bundles.ts'
import { addItem, getNewCartSession, validateCart } from '#services/contract/cart.ts'
import { cancelOrder } from '#services/contract/order-calls.ts'
import { moveOrder } from '#services/contract/order-moves.ts'
import { filterProducts, getProduct } from '#services/contract/product.ts'
import { digitalProduct } from '#services/modules/digital/api.ts'
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
import { addProduct, idOfSku, seedCatalogue, topicsOf } from './product-catalogue.ts'

eachEngine('tickets by stand', (engine) => {
  let services: TestServices
  let world: World
  let ticket: number
  let east: number
  let west: number
  let made = 0

  beforeAll(async () => {
    services = await startServices({ engine })
    world = await createWorld(services)
    await seedCatalogue(services.db)
    ticket = await addProduct(services, {
      ...{ name: 'E-ulaznica', format: 'Configurable', variantFormat: 'EProduct' },
      options: ['velicina'],
      variants: [
        { sku: 'ISTOK', optionValues: { velicina: 's' }, stock: 2 },
        { sku: 'ZAPAD', optionValues: { velicina: 'm' } },
      ],
    })
    east = await idOfSku(services.db, 'ISTOK')
    west = await idOfSku(services.db, 'ZAPAD')
    await addMatch(services, [ticket])
  })
  afterAll(async () => {
    await requireWhole(services)
    await services.close()
  })

  const setPieces = async (productId: number, onHand: number) =>
    await services.db
      .transaction()
      .execute((trx) => setStock(trx, services.clock, { productId, onHand }))

  const newEmail = () => {
    made += 1
    return `tribina-${engine}-${made}@posta.example`
  }

  async function buy(lines: Parameters<World['readyCart']>[0], deliveryId: number | null = null) {
    const email = newEmail()
    const cart = await world.readyCart(lines, { email, deliveryId })
    const { orderSlug } = await world.place(cart)
    await world.webhook(await world.answerOf(orderSlug))
    return { orderSlug, email, order: await world.read(orderSlug) }
  }

  const codesOfPaper = async (path: string | null | undefined) => {
    const response = await fetch(services.url + (path ?? ''))
    return response.status === 200
      ? (await codesOfPdf(Buffer.from(await response.arrayBuffer()))).flat()
      : []
  }

  const availabilities = async () => {
    const { product } = await services.call(getProduct, { id: ticket })
    return (product?.associatedProducts ?? []).map(({ availability }) => availability)
  }

  test('come without a delivery, with a code for each piece in mail, page and PDF', async () => {
    const { email, order } = await buy([
      [east, 1],
      [west, 2],
    ])

    expect(order).toMatchObject({ deliveryMethod: null, shippingAddress: null })
    expect(
      order.lines.map(({ name, noWithdrawal, codes }) => [name, noWithdrawal, codes.length]),
    ).toEqual([
      ['E-ulaznica, S', 'event', 1],
      ['E-ulaznica, M', 'event', 2],
    ])
    const codes = order.lines.flatMap((line) => line.codes)
    expect(order.lines.flatMap(({ ticket }) => ticket?.pieces.map(({ code }) => code))).toEqual(
      codes,
    )
    expect(await codesOfPaper(order.ticketsPath)).toEqual(codes)
    const letter = (await mailsTo(services, email)).find(({ subject }) =>
      subject.startsWith('Vaše ulaznice'),
    )
    for (const code of codes) expect(letter?.text).toContain(code)
    expect(await world.stockOf(east)).toEqual({ onHand: 1, held: 0 })
  })

  test('are sold while seats are left; a stand without a number of seats has no limit', async () => {
    await setPieces(east, 2)
    expect(await availabilities()).toEqual(['lowStock', 'inStock'])
    const session = await services.call(getNewCartSession, {}, someplace())
    const add = async (productId: number, qty: number) =>
      await services.send(addItem, { ...session, productId, qty }, someplace())
    expect((await add(east, 2)).status).toBe(200)
    expect((await add(east, 1)).body).toMatchObject({ error: { code: 'OUT_OF_STOCK' } })
    expect((await add(west, 99)).status).toBe(200)
    const { cart } = await services.call(validateCart, session)
    expect(cart.items.map(({ available }) => available)).toEqual([2, null])
    expect(cart.digitalOnly).toBe(true)
  })

  test('go back on sale when their order is cancelled, and its codes open no door', async () => {
    await setPieces(east, 2)
    const { orderSlug, order } = await buy([[east, 2]])
    expect(await world.stockOf(east)).toEqual({ onHand: 0, held: 0 })
    expect(await availabilities()).toEqual(['outOfStock', 'inStock'])

    const { number, ticketsPath } = order
    await services.call(moveOrder, { number, move: 'cancel' }, await services.as(...SHOP_RIGHTS))
    expect(await world.stockOf(east)).toEqual({ onHand: 2, held: 0 })
    const cancelled = await world.read(orderSlug)
    expect(cancelled.lines.flatMap(({ codes }) => codes)).toEqual([])
    expect(await codesOfPaper(ticketsPath)).toEqual([])
  })

  test('that await a transfer are held, and free again when the buyer cancels', async () => {
    await setPieces(east, 2)
    const email = newEmail()
    const cart = await world.readyCart([[east, 1]], {
      ...{ email, deliveryId: null, paymentId: world.transfer },
    })
    const { orderSlug } = await world.place(cart)
    expect(await world.stockOf(east)).toEqual({ onHand: 2, held: 1 })
    await services.call(cancelOrder, { orderSlug, key: orderKey(orderSlug, TEST_SECRET) })
    expect(await world.stockOf(east)).toEqual({ onHand: 2, held: 0 })
  })

  test('of which one is left go to one of eight buyers at once [case 3~]', async () => {
    await setPieces(east, 1)
    const carts = await Promise.all(
      Array.from({ length: 8 }, () =>
        world.readyCart([[east, 1]], { email: newEmail(), deliveryId: null }),
      ),
    )
    const placed = await Promise.allSettled(carts.map((cart) => world.place(cart)))
    expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await world.stockOf(east)).toEqual({ onHand: 1, held: 1 })
  })

  test('say in lists and on their page that nothing is sent, as other digital products do', async () => {
    const shirt = await addProduct(services)
    const ids = [ticket, shirt]
    const select = ['isDigital'] as const
    const { records } = await services.call(filterProducts, {
      ...{ filters: [{ key: 'id', value: ids }], select: [...select] },
      sort: { param: 'id', order: 'asc' },
    })
    expect(records.map(({ isDigital }) => isDigital)).toEqual([true, false])
    const pages = await Promise.all(ids.map((id) => services.call(getProduct, { id })))
    expect(pages.map(({ product }) => product?.isDigital)).toEqual([true, false])
  })

  describe('whose number of seats is entered later', () => {
    test('are counted from then on, and their page is told', async () => {
      const plain = await addProduct(services, { format: 'EProduct' })
      const topics = await topicsOf(services, () => setPieces(plain, 0))
      expect(topics).toContain(`product:${plain}`)
      const { product } = await services.call(getProduct, { id: plain })
      expect(product?.availability).toBe('outOfStock')
    })
  })

  test('take files for all of their variants, as other digital products do', async () => {
    expect(await digitalProduct(services.db, (await skuOf(ticket)) ?? '')).toBe(ticket)
  })

  test('are counted in a bundle too [BN-02~]', async () => {
    await setPieces(east, 1)
    const bundle = await addProduct(services, {
      format: 'Bundle',
      bundle: [{ sku: (await skuOf(ticket)) ?? '', quantity: 2 }],
    })
    const { bundle: checked } = await services.call(checkBundles, { product: `${bundle}` })
    expect(checked?.parts[0]?.concrete.map(({ isEnough }) => isEnough)).toEqual([false, true])
  })

  const skuOf = async (id: number) => (await services.call(getProduct, { id })).product?.sku
})

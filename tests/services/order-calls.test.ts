import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createCustomer } from '#tests/support/customers.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { ADDRESS, createWorld, someplace, URLS, type World } from './order-world.ts'
import { addProduct } from './product-catalogue.ts'

const ECOMMERCE = '/api/v2/ecommerce'
const methods = z.array(z.looseObject({ id: z.int(), name: z.string() }))

eachEngine('the calls of the specification', (engine) => {
  let services: TestServices
  let world: World
  let scarf: number

  beforeAll(async () => {
    services = await startServices({ engine })
    world = await createWorld(services)
    scarf = await addProduct(services, { name: 'Šal', sku: 'SAL', stock: 100 })
  })
  afterAll(async () => await services?.close())

  /** As a program sends it that has read the specification alone. */
  async function send<Answer>(
    answer: z.ZodType<Answer>,
    [method, path]: readonly [method: string, path: string],
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const { apiKey, siteId, storeId } = services
    const response = await fetch(services.url + path, {
      method,
      headers: {
        ...{ apiKey, site: `${siteId}`, store: `${storeId}` },
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    expect([response.status, text], `${method} ${path}`).toEqual([200, text])
    return answer.parse(JSON.parse(text))
  }

  async function filledCart(headers: Record<string, string>) {
    const session = z.looseObject({ cartId: z.string(), protectCode: z.string() })
    const { cartId, protectCode } = await send(
      session,
      ['GET', `${ECOMMERCE}/cart/getNewCartSession`],
      undefined,
      headers,
    )
    const own = { cartId, protectCode }
    const item = { ...own, productId: scarf, qty: 2, options: {} }
    await send(z.looseObject({}), ['POST', `${ECOMMERCE}/cart/addItem`], item, headers)
    const guest = { ...own, email: ADDRESS.contactEmail, addresses: [ADDRESS] }
    await send(z.looseObject({}), ['PATCH', `${ECOMMERCE}/cart/guestUser`], guest, headers)
    return own
  }

  test('lead a guest from the countries to the payment [AP-08, AP-09, AP-10]', async () => {
    const own = await filledCart({})
    const { countries } = await send(
      z.looseObject({ countries: z.array(z.looseObject({ id: z.int(), iso: z.string() })) }),
      ['POST', `${ECOMMERCE}/checkout/getAvailableCountries`],
      { ...own, language: 'hrv', type: 'countries' },
    )
    const croatia = countries.find(({ iso }) => iso === 'HR')
    const { deliveryMethods } = await send(
      z.looseObject({ deliveryMethods: methods }),
      ['POST', `${ECOMMERCE}/delivery/getApplicableDeliveryMethods`],
      { ...own, countryId: croatia?.id },
    )
    expect(deliveryMethods.map(({ id }) => id)).toEqual([world.courier, world.pickUp])
    const { cart } = await send(
      z.looseObject({ cart: z.looseObject({ deliveryMethodId: z.int().nullable() }) }),
      ['PUT', `${ECOMMERCE}/delivery/saveDeliveryMethod`],
      { ...own, deliveryMethodId: world.pickUp, branchId: world.branch },
    )
    expect(cart.deliveryMethodId).toBe(world.pickUp)
    const { paymentMethods } = await send(
      z.looseObject({ paymentMethods: methods }),
      ['POST', `${ECOMMERCE}/payment/getApplicablePaymentMethods`],
      own,
    )
    expect(paymentMethods.map(({ id }) => id)).toContain(world.card)
    const paid = await send(
      z.looseObject({ cart: z.looseObject({ paymentMethodId: z.int().nullable() }) }),
      ['PUT', `${ECOMMERCE}/payment/savePaymentMethod`],
      { ...own, paymentMethodId: world.card },
    )
    expect(paid.cart.paymentMethodId).toBe(world.card)
  })

  test('order what a guest chose, with a gift, and confirm the payment [AP-11, RL-02, PO-16]', async () => {
    const own = await filledCart({})
    await send(z.unknown(), ['PUT', `${ECOMMERCE}/delivery/saveDeliveryMethod`], {
      ...{ ...own, deliveryMethodId: world.courier },
    })
    await send(z.unknown(), ['PUT', `${ECOMMERCE}/payment/savePaymentMethod`], {
      ...{ ...own, paymentMethodId: world.card },
    })
    const gift = { to: 'Mama', from: 'Ana', giftMessage: 'Sretan rođendan!' }
    const { html, orderSlug } = await send(
      z.object({ html: z.string(), orderSlug: z.string() }),
      ['POST', `${ECOMMERCE}/order/create`],
      { ...own, ...gift, ...URLS, orderMessage: 'Zvonite dvaput' },
    )
    expect(html).toContain('<form')
    const order = await world.read(orderSlug)
    expect(order).toMatchObject({
      gift: { to: 'Mama', from: 'Ana', message: 'Sretan rođendan!' },
      instructions: 'Zvonite dvaput',
      email: ADDRESS.contactEmail,
      paymentState: 'unpaid',
    })

    const details = await world.answerOf(orderSlug)
    const { url } = await send(
      z.object({ url: z.string() }),
      ['POST', `${ECOMMERCE}/order/pgSuccess/${orderSlug}`],
      { details, internalRedirect: true },
    )
    expect(url).toBe(`${URLS.successURL}?orderSlug=${orderSlug}`)
    expect((await world.read(orderSlug)).paymentState).toBe('paid')
  })

  test('list the orders of a customer, each with its details, and to no other account [AP-22, PO-15, RL-06~]', async () => {
    const { headers } = await createCustomer(services)
    const slugs: string[] = []
    for (let made = 0; made < 3; made += 1) {
      const cart = await world.readyCart([[scarf, 1]], { headers })
      slugs.push((await world.place(cart, {}, headers)).orderSlug)
    }
    const page = z.looseObject({
      records: z.array(
        z.object({ id: z.int(), extendedDetails: z.looseObject({ orderSlug: z.string() }) }),
      ),
      totalRecords: z.int(),
      totalPages: z.int(),
    })
    const filter = { filter: { store: services.storeId }, page: 1, limit: 2 }
    const path = ['POST', '/api/v1/document/filter/web'] as const
    const listed = await send(page, path, filter, headers)
    expect(listed).toMatchObject({ totalRecords: 3, totalPages: 2 })
    expect(listed.records.map(({ extendedDetails }) => extendedDetails.orderSlug)).toEqual(
      slugs.toReversed().slice(0, 2),
    )

    const [newest] = listed.records
    const one = ['GET', `/api/v1/document/get/web/${newest?.id}`] as const
    expect(await send(page.shape.records.element, one, undefined, headers)).toMatchObject({
      id: newest?.id,
      extendedDetails: { orderSlug: slugs.at(-1) },
    })
    for (const other of [{}, (await createCustomer(services)).headers, someplace()]) {
      const { apiKey, siteId, storeId } = services
      const headers = { apiKey, site: `${siteId}`, store: `${storeId}`, ...other }
      const { status } = await fetch(services.url + one[1], { headers: headers })
      expect([401, 404]).toContain(status)
    }
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createRenderer } from '#client/server/renderer.tsx'
import { getProduct } from '#services/contract/product.ts'
import { addProduct, moment, seedCatalogue } from '#tests/services/product-catalogue.ts'
import { CLIENT_ASSETS } from '#tests/support/client-assets.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { openBrowser } from './visitors.ts'

const ADD = `mutation ($id: ID!) { addToCart(input: { productId: $id }) { __typename
  ... on AddToCartSuccess { cart { items { unitPrice { amount currency } } } }
  ... on Problem { code } } }`
const offer = z.object({
  price: z.string(),
  priceCurrency: z.string(),
  availability: z.string(),
  priceSpecification: z.object({ price: z.string() }).optional(),
})
const product = z.object({ '@type': z.literal('Product'), offers: offer })
const group = z.object({ '@type': z.literal('ProductGroup'), hasVariant: z.array(product) })
const sold = z.union([product.transform((one) => [one]), group.transform((all) => all.hasVariant)])

eachEngine('the offer that a product page tells search engines', (engine) => {
  let services: TestServices
  let graph: TestGateway

  beforeAll(async () => {
    services = await startServices({ engine })
    await seedCatalogue(services.db)
    graph = await startGateway({
      servicesUrl: services.url,
      config: { hasPageCache: false },
      clock: services.clock,
      renderer: async () => createRenderer(CLIENT_ASSETS),
    })
  })
  afterAll(async () => {
    await graph?.close()
    await services?.close()
  })

  /** The offer of a product page, and what the cart charges for each thing that can be chosen. */
  async function offerAndCharges(id: number) {
    const { product } = await services.call(getProduct, { id })
    const page = await fetch(`${graph.url}/product/${product?.slug}`)
    const blocks = [
      ...(await page.text()).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ]
    const offered = blocks.flatMap(([, json = '']) => sold.safeParse(JSON.parse(json)).data ?? [])
    const variants = product?.associatedProducts?.map((variant) => variant.id) ?? []
    const chosen = variants.length > 0 ? variants : [id]
    const charges = await Promise.all(
      chosen.map(async (one) => {
        const { data } = await openBrowser(graph).ask<{ addToCart: Added }>(ADD, {
          id: String(one),
        })
        return data.addToCart.code ?? data.addToCart.cart?.items[0]?.unitPrice
      }),
    )
    return { offers: offered.map(({ offers }) => offers), charges }
  }

  const inEuro = (amount: string) => ({ amount, currency: 'EUR' })
  const IN_STOCK = 'https://schema.org/InStock'

  test('a simple product costs in the cart what its page offers [case 36]', async () => {
    const id = await addProduct(services, { retailPriceCents: 1999 })
    expect(await offerAndCharges(id)).toEqual({
      offers: [{ price: '19.99', priceCurrency: 'EUR', availability: IN_STOCK }],
      charges: [inEuro('19.99')],
    })
  })

  test('a reduced product costs the reduced price, and the one struck through is named so [case 36]', async () => {
    const id = await addProduct(services, {
      retailPriceCents: 3333,
      createdAt: moment(services.clock, -90),
      reduction: { priceCents: 2233, startsAt: moment(services.clock, -1) },
    })
    expect(await offerAndCharges(id)).toEqual({
      offers: [
        {
          ...{ price: '22.33', priceCurrency: 'EUR', availability: IN_STOCK },
          priceSpecification: { price: '33.33' },
        },
      ],
      charges: [inEuro('22.33')],
    })
  })

  test('every variant costs what the page of its product offers [case 36]', async () => {
    const id = await addProduct(services, {
      ...{ format: 'Configurable', retailPriceCents: 8000, options: ['velicina'] },
      variants: ['s', 'm'].map((velicina) => ({
        ...{ sku: `JE-${velicina}`, optionValues: { velicina }, stock: 5 },
      })),
    })
    expect(await offerAndCharges(id)).toEqual({
      offers: Array(2).fill({ price: '80.00', priceCurrency: 'EUR', availability: IN_STOCK }),
      charges: [inEuro('80.00'), inEuro('80.00')],
    })
  })

  test('variants with prices of their own cost what each is offered for [case 36]', async () => {
    const id = await addProduct(services, {
      ...{ format: 'Configurable', retailPriceCents: 8000, options: ['velicina'] },
      variants: [
        { sku: 'RA-S', optionValues: { velicina: 's' }, stock: 5 },
        { sku: 'RA-M', optionValues: { velicina: 'm' }, stock: 5, retailPriceCents: 10_050 },
      ],
    })
    const { offers, charges } = await offerAndCharges(id)
    const priced = offers.map(({ price }) => inEuro(price))
    expect(priced).toEqual(charges)
    expect(priced).toEqual(expect.arrayContaining([inEuro('80.00'), inEuro('100.50')]))
  })

  test('what is sold out is offered as such, and does not go into a cart [case 36]', async () => {
    const id = await addProduct(services, { retailPriceCents: 1000, stock: 0 })
    expect(await offerAndCharges(id)).toEqual({
      offers: [
        {
          ...{ price: '10.00', priceCurrency: 'EUR' },
          availability: 'https://schema.org/OutOfStock',
        },
      ],
      charges: ['OUT_OF_STOCK'],
    })
  })
})

type Added = {
  readonly code?: string
  readonly cart?: { readonly items: readonly { readonly unitPrice: object }[] }
}

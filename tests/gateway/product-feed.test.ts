import { XMLParser } from 'fast-xml-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { filterProducts } from '#services/contract/product.ts'
import { setArchived, startReduction } from '#services/modules/product/api.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { dueDone } from '#tests/support/outbox.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { eventually } from './eventually.ts'
import { startRenderingGateway } from './rendering-gateway.ts'

const SITE = 'http://localhost:4000'
const HOUR_MS = 60 * 60_000

const amount = z.string().regex(/^\d+\.\d\d EUR$/)
const text = z.string().min(1)
/** What Google Merchant demands of an item, and what it takes. */
const item = z.strictObject({
  id: text.max(50),
  item_group_id: text.max(50).optional(),
  title: text.max(150),
  description: text.max(5_000),
  link: z.url(),
  image_link: z.url().optional(),
  additional_image_link: z.array(z.url()).max(10).optional(),
  availability: z.enum(['in_stock', 'out_of_stock']),
  price: amount,
  sale_price: amount.optional(),
  sale_price_effective_date: text.optional(),
  brand: text.optional(),
  mpn: text.optional(),
  identifier_exists: z.literal('no').optional(),
  condition: z.literal('new'),
  product_type: text.optional(),
  size: text.optional(),
  color: text.optional(),
  is_bundle: z.literal('yes').optional(),
})
type Item = z.output<typeof item>

const offer = z.object({
  url: z.string(),
  price: z.string(),
  priceCurrency: z.string(),
  availability: z.string(),
  priceSpecification: z.object({ price: z.string() }).optional(),
})
const sold = z.object({ '@type': z.literal('Product'), sku: z.string(), offers: offer })
const group = z.object({ '@type': z.literal('ProductGroup'), hasVariant: z.array(sold) })
const blocks = z.union([sold.transform((one) => [one]), group.transform((all) => all.hasVariant)])

eachEngine('the feed of products', (engine) => {
  let services: TestServices
  let graph: TestGateway

  beforeAll(async () => {
    services = await startServices({ seed: true, engine })
    graph = await startRenderingGateway(services)
  })
  afterAll(async () => {
    await graph?.close()
    await services?.close()
  })

  async function readFeed(): Promise<ReadonlyMap<string, Item>> {
    const answer = await fetch(`${graph.url}/feeds/products.xml`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/xml; charset=utf-8',
    ])
    const parser = new XMLParser({
      ...{ removeNSPrefix: true, parseTagValue: false },
      isArray: (name) => ['item', 'additional_image_link'].includes(name),
    })
    const items = z.array(item).parse(parser.parse(await answer.text()).rss.channel.item)
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
    return new Map(items.map((one) => [one.id, one]))
  }

  /** What the structured data of all pages of products offer, by SKU. */
  async function readPages(slugs: readonly string[]) {
    const offers = new Map<string, z.output<typeof offer>>()
    for (const slug of slugs) {
      const html = await (await fetch(`${graph.url}/product/${slug}`)).text()
      const found = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
      for (const [, json = ''] of found) {
        for (const one of blocks.safeParse(JSON.parse(json)).data ?? []) {
          offers.set(one.sku, one.offers)
        }
      }
    }
    return offers
  }

  async function everyProduct() {
    const all: { id: number; slug: string }[] = []
    for (let page = 1, last = 1; page <= last; page += 1) {
      const { records, pagination } = await services.call(filterProducts, { page, limit: 100 })
      last = pagination.totalPages
      all.push(...records)
    }
    return all
  }

  /** Feed and pages as they have to agree: address, prices and whether it is in stock. */
  async function compare(slugs: readonly string[]) {
    const [feed, pages] = [await readFeed(), await readPages(slugs)]
    const fromFeed = [...pages.keys()].map((sku) => {
      const { link, price, sale_price, availability } = feed.get(sku) ?? {}
      return { sku, link, price, sale: sale_price, isInStock: availability === 'in_stock' }
    })
    const fromPages = [...pages].map(([sku, { url, price, priceCurrency, ...rest }]) => {
      const before = rest.priceSpecification?.price
      return {
        ...{ sku, link: url, price: `${before ?? price} ${priceCurrency}` },
        sale: before === undefined ? undefined : `${price} ${priceCurrency}`,
        isInStock: rest.availability === 'https://schema.org/InStock',
      }
    })
    expect(fromFeed).toEqual(fromPages)
    return { feed, count: pages.size }
  }

  test('each product and variant of the shop is an item that says what its page says [SE-04~]', async () => {
    const products = await everyProduct()
    const { feed, count } = await compare(products.map(({ slug }) => slug))
    expect(products.length).toBeGreaterThan(100)
    expect(feed.size).toBe(count)
    const items = [...feed.values()]
    expect(items.some(({ item_group_id }) => item_group_id !== undefined)).toBe(true)
    expect(items.some(({ sale_price }) => sale_price !== undefined)).toBe(true)
    expect(items.some(({ availability }) => availability === 'out_of_stock')).toBe(true)
    expect(items.every(({ product_type }) => product_type !== undefined)).toBe(true)
    const variant = items.find(({ item_group_id, size }) => item_group_id && size)
    expect(variant?.link).toMatch(/\?.*velicina=/)
    const picture = await fetch(String(variant?.image_link).replace(SITE, graph.url))
    expect(picture.status).toBe(200)
  })

  test('feed, structured data and page agree before, during and after a reduction [case 36]', async () => {
    const { records } = await services.call(filterProducts, { limit: 100 })
    const reduced = records.find(
      ({ associatedProducts, discount }) => !discount && (associatedProducts?.length ?? 0) > 1,
    )
    const { id = 0, slug = '', sku = '', associatedProducts, finalPrice = 0 } = reduced ?? {}
    const skus = associatedProducts?.map((variant) => variant.sku) ?? []
    const saleOf = async () => {
      const { feed } = await compare([slug])
      return skus.map((one) => feed.get(one)?.sale_price)
    }
    expect(sku).not.toBe('')
    expect(await saleOf()).toEqual(skus.map(() => undefined))

    const endsAt = new Date(services.clock.now().getTime() + HOUR_MS).toISOString()
    const priceCents = Math.round(finalPrice * 50)
    await services.db
      .transaction()
      .execute((trx) => startReduction(trx, services.clock, { productId: id, priceCents, endsAt }))
    const sale = `${(priceCents / 100).toFixed(2)} EUR`
    await eventually(async () => expect(await saleOf()).toEqual(skus.map(() => sale)))
    const span = (await readFeed()).get(skus[0] ?? '')?.sale_price_effective_date
    const minutes = [services.clock.now().toISOString(), endsAt].map((at) => `${at.slice(0, 16)}Z`)
    expect(span).toBe(minutes.join('/'))
    const html = await (await fetch(`${graph.url}/product/${slug}`)).text()
    expect(html).toContain((priceCents / 100).toFixed(2).replace('.', ','))

    services.clock.advance(HOUR_MS + 1_000)
    await dueDone(services)
    await eventually(async () => expect(await saleOf()).toEqual(skus.map(() => undefined)))
  })

  test('what leaves the shop leaves the feed', async () => {
    const { records } = await services.call(filterProducts, { limit: 1, filters: [] })
    const { id = 0, slug = '' } = records[0] ?? {}
    const links = async () => [...(await readFeed()).values()].map(({ link }) => link.split('?')[0])
    expect(await links()).toContain(`${SITE}/product/${slug}`)
    await services.db
      .transaction()
      .execute((trx) => setArchived(trx, services.clock, { productId: id, archived: true }))
    await eventually(async () => expect(await links()).not.toContain(`${SITE}/product/${slug}`))
  })

  test('it comes unpacked to those who cannot unpack it', async () => {
    const answer = await fetch(`${graph.url}/feeds/products.xml`, {
      headers: { 'accept-encoding': 'identity' },
    })
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(await answer.text()).toMatch(/<\/rss>\n$/)
  })
})

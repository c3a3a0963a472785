import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filterEvents } from '#services/contract/calendar.ts'
import { filterPosts } from '#services/contract/cms.ts'
import { filterProducts } from '#services/contract/product.ts'
import { startReduction } from '#services/modules/product/api.ts'
import { type FaultyUpstream, startFaultyUpstream } from '#tests/support/faulty-upstream.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { eventually } from './eventually.ts'
import { startRenderingGateway } from './rendering-gateway.ts'

const SITE = 'http://localhost:4000'
const KEY = 'a secret of the services and of the gateway'
const HOUR_MS = 60 * 60_000

let services: TestServices
let graph: TestGateway

beforeAll(async () => {
  services = await startServices({ seed: true })
  graph = await startRenderingGateway(services, { SESSION_SECRET: KEY })
})
afterAll(async () => {
  await graph?.close()
  await services?.close()
})

/** What the head of a page says to those who show its link. */
async function sharedOf(path: string, { url } = graph): Promise<Readonly<Record<string, string>>> {
  const html = await (await fetch(url + path)).text()
  const found = html.matchAll(/<meta (?:property|name)="([\w:]+)" content="([^"]*)"/g)
  return Object.fromEntries([...found].map(([, name, content]) => [name, content]))
}

const imageOf = async (path: string) => (await sharedOf(path))['og:image'] ?? ''

function read(image: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(image.replace(SITE, graph.url), { headers, redirect: 'manual' })
}

function factsIn(image: string) {
  const [, content = ''] = image.split('/social/')[1]?.split('.') ?? []
  return JSON.parse(Buffer.from(content, 'base64url').toString())
}

async function aProduct() {
  const { records } = await services.call(filterProducts, { limit: 30 })
  const found = records.find(({ discount, media }) => !discount && media.length > 0)
  if (!found) throw new Error('The demo has no product at its usual price')
  return found
}

test('each page that staff write has a picture of its own, with all that networks want to know [SE-04~]', async () => {
  const [product, event, post] = [
    await aProduct(),
    (await services.call(filterEvents, {})).records[0],
    (await services.call(filterPosts, {})).records[0],
  ]
  const paths = ['/', '/shop', '/shop/dresovi', '/objave', '/tablica-velicina', `/${post?.slug}`]
  const images = new Set<string>()
  for (const path of [...paths, `/product/${product.slug}`, `/event/${event?.id}`]) {
    const shared = await sharedOf(path)
    expect([path, shared]).toEqual([
      path,
      expect.objectContaining({
        'og:image': expect.stringMatching(/^http:\/\/localhost:4000\/social\/[\w.-]+\.jpg$/),
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:type': 'image/jpeg',
        'og:image:alt': expect.stringMatching(/./),
        'twitter:card': 'summary_large_image',
      }),
    ])
    images.add(shared['og:image'] ?? '')
  }
  expect(images.size).toBe(8)
  const shown = [...images].map(factsIn)
  expect(shown.every(({ title, site }) => title && site === 'Jadranski sportski savez')).toBe(true)
  expect(shown.at(-2)).toMatchObject({ kind: 'product', title: product.name, price: { now: /€/ } })
  expect(shown.at(-1)).toMatchObject({ title: event?.title, lines: [/\d{4}/, event?.location] })
})

test('a picture is a JPEG of 1200 by 630, drawn once and valid for ever', async () => {
  const image = await imageOf(`/product/${(await aProduct()).slug}`)
  const [first, second] = [await read(image), await read(image)]
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const bytes = Buffer.from(await first.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  // WhatsApp shows no larger ones.
  expect(bytes.length).toBeLessThan(300_000)
  expect(bytes.equals(Buffer.from(await second.arrayBuffer()))).toBe(true)
  const again = await read(image, { 'if-none-match': `${first.headers.get('etag')}` })
  expect(again.status).toBe(304)
})

test('what anyone can type is not drawn', async () => {
  for (const path of ['/pretraga?keywords=besplatno', '/shop?keywords=besplatno', '/login']) {
    const shared = await sharedOf(path)
    expect([path, shared['og:image']]).toEqual([path, expect.not.stringContaining('/social/')])
  }
  const image = await imageOf('/tablica-velicina')
  const [before = '', file = ''] = image.split('/social/')
  const [signature, content] = file.split('.')
  const other = Buffer.from(JSON.stringify({ ...factsIn(image), title: 'Besplatno' }))
  const made = [
    `${signature}.${other.toString('base64url')}.jpg`,
    `${'A'.repeat(22)}.${content}.jpg`,
    'one.jpg',
  ]
  for (const name of made) expect((await read(`${before}/social/${name}`)).status).toBe(404)
})

test('a reduced price has another picture at once, and again when it is over [case 36]', async () => {
  const { id, slug, finalPrice = 0 } = await aProduct()
  const path = `/product/${slug}`
  const usual = await imageOf(path)
  const endsAt = new Date(services.clock.now().getTime() + HOUR_MS).toISOString()
  const priceCents = Math.round(finalPrice * 50)
  await services.db
    .transaction()
    .execute((trx) => startReduction(trx, services.clock, { productId: id, priceCents, endsAt }))
  const reduced = await eventually(async () => {
    const image = await imageOf(path)
    expect(image).not.toBe(usual)
    return image
  })
  expect(factsIn(reduced).price).toEqual({
    now: `${(priceCents / 100).toFixed(2).replace('.', ',')}\u00a0€`,
    before: factsIn(usual).price.now,
    saving: '−50 %',
  })
  services.clock.advance(HOUR_MS + 1_000)
  expect(await imageOf(path)).toBe(usual)
})

test('while the pictures do not come, the crest is drawn for a minute at a time', async () => {
  const faulty: FaultyUpstream = await startFaultyUpstream(services.url)
  const other = await startRenderingGateway(services, {
    ...{ SESSION_SECRET: KEY, SERVICE_URL_MEDIA: faulty.url },
  })
  try {
    const { slug } = await aProduct()
    const page = await fetch(`${other.url}/product/${slug}`)
    const image = (await sharedOf(`/product/${slug}`, other))['og:image'] ?? ''
    expect([page.status, factsIn(image).picture]).toEqual([200, expect.stringMatching(/^\/media/)])
    for (const fault of ['stopped', 'html', 'truncated'] as const) {
      faulty.be(fault)
      const { status, headers } = await fetch(image.replace(SITE, other.url))
      const found = [fault, status, headers.get('cache-control'), headers.get('etag')]
      expect(found).toEqual([fault, 200, 'public, max-age=60', null])
      services.clock.advance(61_000)
    }
    faulty.be('none')
    const { headers } = await fetch(image.replace(SITE, other.url))
    expect(headers.get('cache-control')).toContain('immutable')
  } finally {
    await other.close()
    await faulty.close()
  }
})

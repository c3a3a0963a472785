import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { getNamedType, isLeafType, isObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CARD_FIELDS } from '#gateway/domains/product/selected-fields.ts'
import { createSchema } from '#gateway/schema.ts'
import { filterProducts } from '#services/contract/product.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'

let services: TestServices
let generous: Awaited<ReturnType<typeof askForEverything>>
let graph: TestGateway
let oracle: TestGateway

beforeAll(async () => {
  services = await startServices({ seed: true })
  generous = await askForEverything(services.url)
  graph = await startGateway({ servicesUrl: services.url })
  oracle = await startGateway({ servicesUrl: generous.url })
})

afterAll(async () => {
  await graph?.close()
  await oracle?.close()
  await generous?.close()
  await services?.close()
})

const schema = createSchema()

describe('an answer is the same as if everything had been fetched', () => {
  test.each(selectionsOf('Product', 2))(
    'for products of which { %s } is selected',
    async (selection) => {
      await expectSame(`{ products(limit: 12) { items { ${selection} } } }`)
    },
  )

  test('where fragments, aliases and several lists ask for different things', async () => {
    await expectSame(`
      query {
        cheap: products(limit: 3, sort: CHEAPEST) { items { ...Card } }
        products(limit: 4) { items { excerpt crossSell { title: name price { ...Price } } } }
        category(slug: "odjeca") { defaultSort products(limit: 3) { items { sku category { name } } } }
        product(slug: "paket-fan") { ... on Product { bundleParts { product { ...Card } } } }
      }
      fragment Card on Product { media { alt } price { retail { amount } } }
      fragment Price on ProductPrice { discountPercent }
    `)
  })
})

test('the service learns which fields of pictures are selected', async () => {
  const { records } = await services.call(filterProducts, { select: [], mediaSelect: ['alt'] })
  const pictures = records.flatMap(({ media }) => media)
  expect(new Set(pictures.flatMap((picture) => Object.keys(picture)))).toEqual(
    new Set(['id', 'path', 'alt']),
  )
})

test('what is not selected is not fetched', async () => {
  generous.seen.clear()
  await oracle.ask(`{ products(limit: 2) { items { name media { url } category { slug } } } }`)
  expect(generous.seen.get('/api/v1/product/web/filter')).toMatchObject({
    select: ['name', 'media', 'mainCategory'],
    mediaSelect: ['urlTemplate'],
  })
})

async function expectSame(query: string): Promise<void> {
  const [asked, whole] = await Promise.all([graph.ask(query), oracle.ask(query)])
  expect(asked.errors).toEqual([])
  expect(asked.data).toEqual(whole.data)
}

/** Every leaf that can be asked of a type, each by itself. */
function selectionsOf(name: string, depth: number): string[] {
  const type = schema.getType(name)
  if (depth === 0 || !isObjectType(type)) return []
  return Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type)
    if (isLeafType(inner)) return [field.name]
    return selectionsOf(inner.name, depth - 1).map((selection) => `${field.name} { ${selection} }`)
  })
}

/** Passes calls on as if the gateway had asked for all that a list can show. */
async function askForEverything(servicesUrl: string) {
  const seen = new Map<string, unknown>()
  const server = createServer(async (request, reply) => {
    const { url = '', method = 'GET', headers } = request
    const { host: _host, 'content-length': _length, connection: _connection, ...rest } = headers
    const sent = await text(request)
    if (sent) seen.set(url, JSON.parse(sent))
    const answer = await fetch(servicesUrl + url, {
      method,
      headers: Object.entries(rest).map(([name, value]) => [name, String(value)]),
      ...(sent ? { body: JSON.stringify(widened(url, JSON.parse(sent))) } : {}),
    })
    reply.writeHead(answer.status, { 'content-type': 'application/json' })
    reply.end(await answer.text())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    seen,
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function widened(url: string, { select, mediaSelect: _media, ...input }: Record<string, unknown>) {
  return url.endsWith('product/web/filter') && select ? { ...input, select: CARD_FIELDS } : input
}

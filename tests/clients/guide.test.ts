import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, isScalarType, isSpecifiedScalarType, parse, print } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEvents } from '#tests/gateway/events.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { blocksOf, GUIDE, OPERATION_FILES, OPERATIONS } from './guide.ts'

const LOCAL = 'localhost:4000'
const HEADER = /-H (['"])([\w-]+): (.+?)\1/g
const SCHEMA = buildSchema(readFileSync('graphql/schema.snapshot.graphql', 'utf8'))

let services: TestServices
let graph: TestGateway

beforeAll(async () => {
  services = await startServices({ seed: true })
  graph = await startGateway({ servicesUrl: services.url, clock: services.clock })
})
afterAll(async () => {
  await graph?.close()
  await services?.close()
})

const definitionsIn = (text: string) => parse(text).definitions.map((one) => print(one))

test('[DC-09] every operation on the page is one of the files that clients copy', () => {
  const files = OPERATIONS.definitions.map((one) => print(one))
  const shown = blocksOf('graphql').flatMap(definitionsIn)

  expect(shown.length).toBeGreaterThan(8)
  for (const definition of shown) expect(files).toContain(definition)
  for (const file of OPERATION_FILES) {
    const name = file.replace('docs/clients/', '')
    const isShown = definitionsIn(readFileSync(file, 'utf8')).some((one) => shown.includes(one))
    expect(isShown || GUIDE.includes(`(clients/${name})`), name).toBe(true)
  }
})

test('the client on the page is the one that shops in a test', () => {
  const [, client] = blocksOf('ts')
  expect(client).toBe(readFileSync('tests/clients/strangers/fetch-client.ts', 'utf8').trimEnd())
})

test('each generator is told what the scalars of the schema are', () => {
  const scalars = Object.values(SCHEMA.getTypeMap()).filter(
    (type) => isScalarType(type) && !isSpecifiedScalarType(type),
  )
  expect(scalars.map(({ name }) => name).sort()).toEqual(['DateTime', 'Decimal'])
  const [typescript] = blocksOf('ts')
  const [kotlin] = blocksOf('kotlin')
  for (const { name } of scalars) {
    expect(typescript).toContain(`${name}: 'string'`)
    expect(kotlin).toContain(`mapScalarToKotlinString("${name}")`)
    expect(GUIDE).toMatch(new RegExp(`scalars .*\`${name}\`.* are generated as \`String\``))
  }
  for (const text of blocksOf('json')) expect(() => JSON.parse(text)).not.toThrow()
})

test('every link leads to a file or a heading', () => {
  const headings = [...GUIDE.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title.toLowerCase().replaceAll(' ', '-'),
  )
  const targets = [...GUIDE.matchAll(/\]\((?!https:)([^)]+)\)/g)].map(([, target = '']) => target)
  expect(targets.length).toBeGreaterThan(8)
  for (const target of targets) {
    const isThere = target.startsWith('#')
      ? headings.includes(target.slice(1))
      : existsSync(join('docs', target.replace(/#.*/, '')))
    expect(isThere, target).toBe(true)
  }
})

test('[DC-09] every request on the page is answered', async () => {
  const requests = blocksOf('sh')
  expect(requests.length).toBeGreaterThan(3)
  const variables = await visit()
  for (const request of requests) {
    const path = new RegExp(`${LOCAL}(\\S+)`).exec(request)?.[1] ?? ''
    const headers = Object.fromEntries(
      [...request.matchAll(HEADER)].map(([, , name = '', value = '']) => [
        name,
        value.replace(/\$(\w+)/, (_all, variable: string) => variables[variable] ?? ''),
      ]),
    )
    const body = /-d '(\{.+\})'/s.exec(request)?.[1]
    if (headers['accept'] === 'text/event-stream') {
      const { accept: _stream, ...others } = headers
      const events = await openEvents(graph, others, {
        query: JSON.parse(body ?? '').query.replace('{ version }', '{ id version }'),
      })
      expect(await events.next()).toBeGreaterThan(0)
      events.hangUp()
      continue
    }
    const response = await fetch(graph.url + path, {
      headers,
      ...(body ? { method: 'POST', body } : {}),
    })
    const text = await response.text()
    expect(response.status, request).toBe(200)
    if (!body) continue
    const { data, errors } = JSON.parse(text)
    expect(errors, request).toBeUndefined()
    expect(Object.values(data)[0], request).toBeTruthy()
  }
})

/** Tokens of a customer and of a guest with a cart, as the page's shell variables. */
async function visit(): Promise<Record<string, string>> {
  const app = { 'x-client': 'app' }
  const login = await graph.ask<{ login: { session: { accessToken: string } } }>(
    `mutation { login(input: { username: "ana@navijaci.example", password: "rukomet-na-otoku" }) {
       ... on LoginSuccess { session { accessToken } } } }`,
    {},
    app,
  )
  const scarf = await graph.ask<{ product: { id: string } }>(
    '{ product(slug: "sal-jadran") { ... on Product { id } } }',
  )
  const added = await graph.ask<{ addToCart: { cart: { guestToken: string } } }>(
    `mutation ($id: ID!) { addToCart(input: { productId: $id }) {
       ... on AddToCartSuccess { cart { guestToken } } } }`,
    { id: scarf.data.product.id },
    app,
  )
  return {
    ACCESS_TOKEN: login.data.login.session.accessToken,
    GUEST_TOKEN: added.data.addToCart.cart.guestToken,
  }
}

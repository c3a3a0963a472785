import { expect, test } from 'playwright/test'
import { type Program, runProgram, untilAnswered, unusedPort } from '#tests/support/program.ts'

// No browser: the test checks that the gateway alone, with one setting, serves a platform.

const SCARF = '910001'
const PAGES = [
  ...[
    '/',
    '/shop',
    '/shop/clothing',
    '/product/scarf',
    '/terms',
    '/we-won',
    '/pretraga?keywords=we',
  ],
  ...['/usporedba', '/kosarica', '/prijava', '/registracija', '/sitemap.xml', '/robots.txt'],
]

let platform: Program
let gateway: Program
let shop: string

test.beforeAll(async () => {
  const [port, platformPort] = await Promise.all([unusedPort(), unusedPort()])
  shop = `http://127.0.0.1:${port}`
  platform = runProgram('tools/example-platform.ts', { PLATFORM_PORT: `${platformPort}` })
  gateway = runProgram('gateway/server.ts', {
    PORT: `${port}`,
    PUBLIC_URL: shop,
    SERVICES_URL: `http://127.0.0.1:${platformPort}`,
  })
  await untilAnswered(`${shop}/readyz`, 200, gateway)
})
test.afterAll(async () => {
  for (const program of [gateway, platform]) {
    program?.child.kill('SIGKILL')
    await program?.ended
  }
})

test('the gateway alone serves the shop of the example platform, down to the cart [AP-38~]', async () => {
  for (const path of PAGES) {
    const { status } = await fetch(shop + path)
    expect({ path, status }).toEqual({ path, status: 200 })
  }

  const added = await fetch(`${shop}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop },
    body: JSON.stringify({
      query: `mutation { addToCart(input: { productId: "${SCARF}" }) {
        ... on AddToCartSuccess { cart { quantity } } } }`,
    }),
  })
  expect(await added.json()).toMatchObject({ data: { addToCart: { cart: { quantity: 1 } } } })
  const cookie = added.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  for (const path of ['/kosarica', '/naplata']) {
    const page = await fetch(shop + path, { headers: { cookie } })
    expect({ path, status: page.status }).toEqual({ path, status: 200 })
    expect(await page.text()).toContain('Scarf')
  }

  const lacks = [...gateway.output().matchAll(/"call":"([^"]+)"[^\n]*platform lacks a call/g)]
  const names = lacks.map(([, call]) => call)
  expect(names).toContain('GET /api/v1/settings/x/changes')
  expect(names).toEqual([...new Set(names)])
  expect(gateway.output()).not.toContain('does not fit the contract')
})

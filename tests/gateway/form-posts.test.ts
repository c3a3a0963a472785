import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type PagesWorld, PUBLIC_URL, startPagesWorld } from './pages-world.ts'

const FORM = 'application/x-www-form-urlencoded'
const OWN = { origin: PUBLIC_URL }
const PATH = '/product/dres'
const PRIVATE = 'private, no-store'

let world: PagesWorld

beforeEach(async () => {
  world = await startPagesWorld()
  world.pages.set(PATH, { text: 'dres', tags: ['product:1'], takesForms: true })
})
afterEach(() => world.close())

type Post = {
  readonly path?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly type?: string | null
  readonly body?: string
}

async function post({ path = PATH, headers = OWN, type = FORM, body = 'intent=add' }: Post = {}) {
  const answer = await world.app.inject({
    method: 'POST',
    url: path,
    headers: { host: 'shop.test', ...(type === null ? {} : { 'content-type': type }), ...headers },
    payload: body,
  })
  return { status: answer.statusCode, body: answer.body, headers: answer.headers }
}

const forms = () => world.rendered.map(({ form }) => form)

test('a form reaches its page as it was sent', async () => {
  const body = 'intent=add&napomena=%C5%BDuta+%26+plava'
  expect((await post({ body })).status).toBe(200)
  expect((await post({ type: `${FORM};charset=UTF-8`, body: '' })).status).toBe(200)
  expect(forms()).toEqual([body, ''])
})

describe('[case 22] a form comes from our own pages', () => {
  test.each([
    { origin: PUBLIC_URL },
    { origin: PUBLIC_URL, 'sec-fetch-site': 'same-origin' },
    { referer: `${PUBLIC_URL}/product/dres?velicina=m` },
    { 'sec-fetch-site': 'same-origin' },
  ])('%o is answered', async (headers) => {
    expect((await post({ headers: headers as Record<string, string> })).status).toBe(200)
  })

  test.each([
    {},
    { origin: 'https://evil.test' },
    { origin: 'https://shop.test' },
    { origin: 'http://shop.test.evil.test' },
    { origin: 'null' },
    { origin: '' },
    { origin: PUBLIC_URL, 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { referer: 'https://evil.test/product/dres' },
    { referer: 'not an address' },
    { origin: 'https://evil.test', referer: PUBLIC_URL },
  ])('%o is refused before it is read', async (headers) => {
    const cookie = 'cartId=a; protectCode=b'
    const sent = await post({ headers: { cookie, ...(headers as Record<string, string>) } })
    expect(sent.status).toBe(403)
    expect(sent.body).toContain('Obrazac nije poslan')
    expect(sent.headers['set-cookie']).toBeUndefined()
    expect(sent.headers['cache-control']).toBe(PRIVATE)
    expect(world.rendered).toEqual([])
  })
})

test.each([
  'text/plain',
  'application/json',
  'multipart/form-data; boundary=x',
  'text/plain; application/x-www-form-urlencoded',
  `${FORM}x`,
  null,
])('a body of %s is no form', async (type) => {
  const sent = await post({ type })
  expect(sent.status).toBe(415)
  expect(sent.body).toContain('Obrazac nije poslan')
  expect(world.rendered).toEqual([])
})

test('a packed form is refused: nothing tells how long it becomes', async () => {
  const sent = await post({ headers: { ...OWN, 'content-encoding': 'gzip' } })
  expect(sent.status).toBe(415)
  expect(world.rendered).toEqual([])
})

test('a form of up to 50,000 bytes is read, and no longer one', async () => {
  const sized = (bytes: number) => `napomena=${'x'.repeat(bytes - 'napomena='.length)}`
  expect((await post({ body: sized(50_000) })).status).toBe(200)
  const sent = await post({ body: sized(50_001) })
  expect(sent.status).toBe(413)
  expect(sent.body).toContain('Upisano je previše teksta')
  expect(world.rendered).toHaveLength(1)
})

test('a page without forms takes none', async () => {
  world.pages.set('/o-nama', { text: 'o nama', tags: [] })
  for (const path of ['/o-nama', '/nema-je', '/a/b/c/d']) {
    for (const headers of [OWN, {}]) {
      const sent = await post({ path, headers })
      expect([sent.status, sent.headers['allow']]).toEqual([405, 'GET, HEAD'])
    }
  }
  expect(world.rendered).toEqual([])
})

test('an answer to a form is never cached, nor answered from the cache [SE-04]', async () => {
  const before = await world.get(PATH)
  expect(before.headers['cache-control']).toMatch(/^public/)
  world.pages.set(PATH, { text: 'odbijeno', tags: ['product:1'], takesForms: true })
  for (const body of ['intent=add&quantity=0', 'intent=add&quantity=0']) {
    const sent = await post({ body })
    expect(sent.body).toContain('odbijeno')
    expect(sent.headers['cache-control']).toBe(PRIVATE)
  }
  expect(forms()).toHaveLength(3)
  expect(await world.get(PATH)).toMatchObject({ body: before.body })
  expect(forms()).toHaveLength(3)
})

test('a redirect after a form is a 303 that is not stored', async () => {
  world.pages.set(PATH, {
    ...{ text: 'dres', tags: [], takesForms: true },
    answer: { status: 303, location: '/kosarica', html: '' },
  })
  const { status, headers, body } = await post()
  expect([status, headers['location'], body]).toEqual([303, '/kosarica', ''])
  expect(headers['cache-control']).toBe(PRIVATE)
})

test('at another spelling of its address a form is sent on, whole', async () => {
  for (const [path, to] of [
    ['/product/dres/?a=1', '/product/dres?a=1'],
    ['/alias/product/dres', '/product/dres'],
  ] as const) {
    const { status, headers } = await post({ path })
    expect([status, headers['location']]).toEqual([308, to])
    expect(headers['cache-control']).toBe(PRIVATE)
  }
  expect(world.rendered).toEqual([])
})

test('what the page throws ends as a calm page', async () => {
  world.beforeAnswer(async () => {
    throw new Error('It cannot be drawn.')
  })
  const sent = await post()
  expect(sent.status).toBe(503)
  expect(sent.body).toContain('Nešto je pošlo po zlu')
  expect(sent.headers['cache-control']).toBe(PRIVATE)
})

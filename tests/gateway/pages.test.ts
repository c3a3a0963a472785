import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addFailedRequest } from '#services/contract/cms.ts'
import { filterDomains, getGeneral } from '#services/contract/settings.ts'
import { eventually } from './eventually.ts'
import { type PagesWorld, startPagesWorld } from './pages-world.ts'
import { scriptedServices } from './scripted-services.ts'

let world: PagesWorld

beforeEach(async () => {
  world = await startPagesWorld()
  world.pages.set('/product/dres', { text: '45,00 €', tags: ['product:17'] })
  world.clock.advance(60_000)
})

afterEach(async () => {
  await world.close()
})

test('[SE-04] two visitors with nothing in common get the same bytes', async () => {
  const one = await world.get('/product/dres', {
    cookie: 'cartId=1; auth.access=secret',
    'user-agent': 'Mozilla/5.0',
    'accept-language': 'hr',
  })
  const other = await world.get('/product/dres', {
    'user-agent': 'Googlebot/2.1',
    'x-forwarded-host': 'evil.test',
    'x-forwarded-for': '10.0.0.1',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.test',
  })

  expect(other.body).toBe(one.body)
  expect(other.headers['etag']).toBe(one.headers['etag'])
  expect(one.headers['set-cookie']).toBeUndefined()
  expect(world.rendered).toHaveLength(1)
})

test('case 39: 1,000 visits of two users at once never show a private page to the other', async () => {
  world.pages.set('/profil', { text: 'profil', tags: [], isPrivate: true })
  const visits = Array.from({ length: 1_000 }, async (_, visit) => {
    const user = visit % 2 === 0 ? 'ana' : 'ivo'
    const path = visit % 4 < 2 ? '/product/dres' : `/profil?user=${user}`
    const answer = await world.get(path, { cookie: `auth.access=${user}` })
    return { user, path, answer }
  })

  for (const { user, path, answer } of await Promise.all(visits)) {
    if (!path.startsWith('/profil')) continue
    expect(answer.body).toContain(`user=${user}`)
    expect(answer.headers['cache-control']).toBe('private, no-store')
  }
  expect(world.rendered.filter(({ url }) => url.pathname === '/product/dres')).toHaveLength(1)
})

test('case 39: a poisoned host changes neither page nor cache', async () => {
  const honest = await world.get('/product/dres')

  const poisoned = await world.get('/product/dres', {
    host: 'evil.test',
    'x-forwarded-host': 'evil.test',
  })

  expect(poisoned.body).toBe(honest.body)
  expect(poisoned.body).toContain('http://shop.test/product/dres')
  expect(world.rendered).toHaveLength(1)
})

test('case 39: who holds the page hears 304, with cookies too, for each encoding on its own', async () => {
  const etags = new Set<string>()
  for (const encoding of ['identity', 'gzip', 'br']) {
    const headers = { 'accept-encoding': encoding, cookie: 'auth.access=secret' }
    const first = await world.get('/product/dres', headers)
    const etag = String(first.headers['etag'])
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'accept-encoding',
    })

    const again = await world.get('/product/dres', { ...headers, 'if-none-match': `"x", ${etag}` })

    expect(again).toMatchObject({ status: 304, body: '' })
    expect(again.headers).toMatchObject({ etag, vary: 'accept-encoding' })
    const others = await world.get('/product/dres', { 'if-none-match': `"${encoding}-other"` })
    expect(others.status).toBe(200)
    etags.add(etag)
  }
  expect(etags.size).toBe(3)
})

test('a kept page is sent as the browser can read it', async () => {
  const plain = await world.get('/product/dres')
  const unpack = { gzip: gunzipSync, br: brotliDecompressSync }
  for (const encoding of ['gzip', 'br'] as const) {
    const answer = await world.app.inject({
      url: '/product/dres',
      headers: { host: 'shop.test', 'accept-encoding': `${encoding}, identity;q=0.5` },
    })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(unpack[encoding](answer.rawPayload).toString()).toBe(plain.body)
  }
  const refused = { 'accept-encoding': 'br;q=0, gzip;q=0, zstd;q=0' }
  expect((await world.get('/product/dres', refused)).headers['content-encoding']).toBeUndefined()
})

test('a page that is new goes out in zstd; who holds it so hears 304 when others get brotli', async () => {
  const ask = (more: Record<string, string> = {}) =>
    world.app.inject({
      url: '/product/dres',
      headers: { host: 'shop.test', 'accept-encoding': 'gzip, deflate, br, zstd', ...more },
    })
  const first = await ask()
  expect(first.headers['content-encoding']).toBe('zstd')
  const second = await ask()
  expect(second.headers['content-encoding']).toBe('br')
  expect(zstdDecompressSync(first.rawPayload)).toEqual(brotliDecompressSync(second.rawPayload))

  for (const { headers } of [first, second]) {
    const etag = String(headers['etag'])
    const again = await ask({ 'if-none-match': etag })
    expect(again).toMatchObject({ statusCode: 304, headers: { etag } })
  }
})

test('HEAD answers the head of the page; every other method is refused', async () => {
  const head = await world.app.inject({
    method: 'HEAD',
    url: '/product/dres',
    headers: { host: 'shop.test' },
  })
  expect(head).toMatchObject({ statusCode: 200, body: '' })
  expect(Number(head.headers['content-length'])).toBeGreaterThan(0)

  for (const method of ['POST', 'PUT', 'DELETE'] as const) {
    const answer = await world.app.inject({ method, url: '/product/dres' })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers['allow']).toBe('GET, HEAD')
  }
})

test.each([
  ['application/x-www-form-urlencoded', 'a=b'],
  ['application/json', '{'],
  ['text/xml', '<a/>'],
])('a body of %s does not change how it is refused', async (type, payload) => {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/product/dres',
    headers: { 'content-type': type },
    payload,
  })
  expect(answer.statusCode).toBe(405)
})

test.each([
  ['/product/dres/', '/product/dres'],
  ['//product///dres?page=2', '/product/dres?page=2'],
  ['/%70roduct/dres', '/product/dres'],
  ['//evil.test/', '/evil.test'],
  ['/alias/product/dres?page=2', '/product/dres?page=2'],
])('[RT-24] %s moves for good to %s', async (path, to) => {
  const answer = await world.get(path)

  expect(answer.status).toBe(301)
  expect(answer.headers['location']).toBe(to)
})

test('[SE-02] the www host moves to the bare one, path and query kept', async () => {
  const answer = await world.get('/product/dres?page=2', { host: 'www.shop.test' })

  expect(answer.status).toBe(301)
  expect(answer.headers['location']).toBe('http://shop.test/product/dres?page=2')
  // An unknown host is the default domain, whatever stands before it.
  expect(await world.get('/product/dres', { host: 'www.evil.test' })).toMatchObject({ status: 200 })
})

test('[RT-29] the first page leads those who enter the site to their language, and no one else', async () => {
  const two = await startPagesWorld({
    locales: [
      { code: 'hr', iso: 'hr-HR', prefix: '' },
      { code: 'en', iso: 'en-GB', prefix: '/en' },
    ],
    chooseLocale: ({ cookie, acceptLanguage }) =>
      cookie?.includes('locale=en') || acceptLanguage?.startsWith('en') ? 'en' : 'hr',
  })
  const entering = { 'sec-fetch-site': 'none', cookie: 'locale=en' }

  const english = await two.get('/?utm_source=x', entering)
  expect(english.status).toBe(302)
  expect(english.headers['location']).toBe('/en?utm_source=x')
  // What stands between us and other visitors must not keep what this visitor chose.
  expect(english.headers['cache-control']).toBe('private, no-store')
  const own = [
    await two.get('/', { ...entering, 'sec-fetch-site': 'same-origin' }),
    await two.get('/', { 'sec-fetch-site': 'cross-site', 'accept-language': 'hr' }),
    await two.get('/', { 'accept-language': 'en-US', 'user-agent': 'Googlebot/2.1' }),
  ]
  for (const { status, body, headers } of own) {
    expect(status).toBe(200)
    expect(body).toContain('lang="hr"')
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  }
  expect((await two.get('/product/dres', entering)).status).not.toBe(302)
  await two.close()
})

test('[RT-24] the prefix of the default locale leads to the address without it', async () => {
  const two = await startPagesWorld({
    locales: [
      { code: 'en', iso: 'en-GB', prefix: '' },
      { code: 'hr', iso: 'hr-HR', prefix: '/hr' },
    ],
  })
  for (const [path, to] of [
    ['/en/product/dres?page=2', '/product/dres?page=2'],
    ['/en', '/'],
  ] as const) {
    const { status, headers } = await two.get(path)
    expect([status, headers['location']]).toEqual([301, to])
  }
  expect((await two.get('/english')).status).not.toBe(301)
  expect((await world.get('/hr/product/dres')).status).not.toBe(301)
  await two.close()
})

test('each known domain has pages of its own', async () => {
  const services = scriptedServices()
  services.on(filterDomains, () => ({
    records: ['shop.test', 'shop.example'].map((host, id) => ({ id, host, language: 'hrv' })),
    totalRecords: 2,
    totalPages: 1,
  }))
  const two = await startPagesWorld({ services })

  expect((await two.get('/', { host: 'shop.test' })).body).toContain('http://shop.test/')
  expect((await two.get('/', { host: 'SHOP.example' })).body).toContain('http://shop.example/')
  await two.close()
})

test.each(['/%E0%A4%A', '/a%00b', '/a%0d%0ab'])(
  '[ER-09] %s is a 400 without a rendering',
  async (path) => {
    const answer = await world.get(path)

    expect(answer.status).toBe(400)
    expect(world.rendered).toHaveLength(0)
  },
)

test('[RT-35] unknown paths are real 404s, however deep or long', async () => {
  for (const path of ['/nema', '/a/b/c/d/e', `/${'a'.repeat(3_000)}`]) {
    expect((await world.get(path)).status).toBe(404)
  }
})

test('[ER-26] a missing path is reported once a minute, without query or anything of the visitor', async () => {
  await world.get('/nema-toga?x=1', { cookie: 'auth.access=secret' })
  await world.get('/nema-toga')
  const reports = () => world.services.requests.filter(({ path }) => path === addFailedRequest.path)
  expect(reports().map(({ input }) => input)).toEqual([{ path: '/nema-toga' }])
  expect(reports()[0]?.options.accessToken).toBeUndefined()

  world.clock.advance(60_000)
  await world.get('/nema-toga')

  expect(reports()).toHaveLength(2)
})

test('[SE-03] where staff send a missing path, its visitors go at once', async () => {
  const targets = new Map([
    ['/staro', '/product/dres'],
    ['/petlja', '/petlja'],
    ['/zlo', '//evil.test'],
  ])
  world.services.on(addFailedRequest, ({ path }) => ({ redirectTo: targets.get(path) ?? null }))

  expect(await world.get('/staro')).toMatchObject({
    status: 301,
    headers: { location: '/product/dres' },
  })
  expect(await world.get('/petlja')).toMatchObject({ status: 404 })
  expect(await world.get('/zlo')).toMatchObject({ status: 404 })
})

test('[ER-26] a report that takes long or fails holds up no 404, and its answer counts for the next', async () => {
  const late = Promise.withResolvers<void>()
  world.services.on(addFailedRequest, async () => {
    await late.promise
    return { redirectTo: '/product/dres' }
  })
  expect(await world.get('/staro')).toMatchObject({ status: 404 })
  late.resolve()
  expect(await world.get('/staro')).toMatchObject({ status: 301 })

  world.services.fail(addFailedRequest)
  expect(await world.get('/drugo')).toMatchObject({ status: 404 })
})

test('[MT-01, MT-02, MT-03] a closed shop answers 503 everywhere, is kept nowhere, and opens again by itself', async () => {
  await world.get('/product/dres')
  world.services.on(getGeneral, ({ group, key }) => ({ group, key, value: 'true' }))
  world.services.tell('settings')
  await eventually(() => expect(world.layout.current()?.isInMaintenance).toBe(true))

  for (const path of ['/product/dres', '/', '/nema']) {
    const answer = await world.get(path)
    expect(answer).toMatchObject({ status: 503, body: 'closed' })
    expect(answer.headers).toMatchObject({
      'retry-after': '600',
      'cache-control': 'private, no-store',
    })
  }
  expect(await world.get('/robots.txt')).toMatchObject({ status: 200 })
  const staff = { cookie: 'staff=signed-in' }
  const open = await world.get('/product/dres', staff)
  expect(open).toMatchObject({ status: 200, body: expect.stringContaining('45,00 €') })
  expect(open.headers['cache-control']).toBe('private, no-store')
  const others = await world.get('/product/dres', { cookie: 'auth.access=of%20somebody' })
  expect([others.status, (await world.get('/product/dres')).status]).toEqual([503, 503])

  world.services.on(getGeneral, ({ group, key }) => ({ group, key, value: 'false' }))
  world.services.tell('settings')
  await eventually(() => expect(world.layout.current()?.isInMaintenance).toBe(false))
  expect((await world.get('/product/dres')).body).toContain('45,00 €')
})

test('[ER-23] a renderer that crashes is answered by a plain page with a way home, and logged once', async () => {
  world.beforeAnswer(async () => {
    throw new Error('secret of the renderer')
  })
  const log = vi.spyOn(world.app.log, 'error')

  const answer = await world.get('/product/dres')

  expect(answer.status).toBe(503)
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'retry-after': '10',
  })
  expect(answer.body).toContain('<a href="/">Idite na početnu stranicu</a>')
  expect(answer.body).not.toContain('secret')
  expect(log).toHaveBeenCalledTimes(1)

  world.beforeAnswer(async () => undefined)
  expect((await world.get('/product/dres')).status).toBe(200)
})

test('[ER-23] a client that cannot even be loaded is answered by the plain page too', async () => {
  const broken = await startPagesWorld({
    renderer: async () => {
      throw new Error('secret of the build')
    },
  })
  const log = vi.spyOn(broken.app.log, 'error')

  const answer = await broken.get('/product/dres')

  expect(answer.status).toBe(503)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.body).toContain('<a href="/">Idite na početnu stranicu</a>')
  expect(answer.body).not.toContain('secret')
  expect(log).toHaveBeenCalledTimes(1)
  await broken.close()
})

test('no page allows an inline script, and the fallback page may style itself', async () => {
  const { headers } = await world.get('/product/dres')
  const policy = String(headers['content-security-policy'])

  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline|nonce/)
})

test('a moved page names its new place, which is kept until anything changes', async () => {
  const answer = { status: 301, location: '/product/novi-dres', html: '' }
  world.pages.set('/product/stari-dres', { text: '', tags: [], answer })

  const first = await world.get('/product/stari-dres')
  await world.get('/product/stari-dres')

  expect(first).toMatchObject({ status: 301, headers: { location: '/product/novi-dres' } })
  expect(world.rendered).toHaveLength(1)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRenderer, readAssets } from '#client/server/renderer.tsx'
import { createGateway, type Gateway } from '#gateway/app.ts'
import { readConfig } from '#gateway/config.ts'
import { filterCategories } from '#services/contract/category.ts'
import { answerComment } from '#services/contract/comment-desk.ts'
import { listComments } from '#services/contract/comment-list.ts'
import { filterProducts } from '#services/contract/product.ts'
import { changePrice, setArchived } from '#services/modules/product/api.ts'
import { setSetting } from '#services/modules/settings/api.ts'
import { createCustomer } from '#tests/support/customers.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { siteMapPaths } from '#tests/support/site-map.ts'
import { within } from '#tests/support/within.ts'
import { eventually } from './eventually.ts'

const MANIFEST = JSON.stringify({
  'client/app/entry.tsx': { file: 'assets/entry.js' },
  'client/app/early.ts': { file: 'assets/early.js' },
  'client/app/statistics.ts': { file: 'assets/statistics.js' },
  'client/app/languages.ts': { file: 'assets/languages.js' },
  'style.css': { file: 'assets/style.css' },
})

eachEngine('pages over real services', (engine) => {
  let services: TestServices
  let gateway: Gateway
  let url: string

  beforeAll(async () => {
    services = await startServices({ seed: true, engine })
    gateway = await createGateway({
      config: readConfig({
        PORT: '0',
        PUBLIC_URL: 'http://localhost:4000',
        SERVICES_URL: services.url,
        LOG_LEVEL: 'silent',
      }),
      clock: { now: () => new Date() },
      renderer: async () => createRenderer(readAssets(MANIFEST)),
      readTimeoutMs: 60_000,
    })
    url = await gateway.listen()
    await gateway.layout.ready()
    await eventually(() => expect(gateway.layout.maxAgeMs()).toBeNull())
  })

  afterAll(async () => {
    await gateway.close()
    await services.close()
  })

  async function visit(path: string, headers: Record<string, string> = {}) {
    const answer = await fetch(url + path, { headers, redirect: 'manual' })
    return { status: answer.status, headers: answer.headers, html: await answer.text() }
  }

  /** Product pages and lists as they are linked from the shop. */
  async function aProduct() {
    const { records } = await services.call(filterProducts, { limit: 1, page: 3 })
    const [product] = records
    if (!product) throw new Error('The seed has no products')
    return product
  }

  const shown = (path: string, text: string) =>
    eventually(async () => expect((await visit(path)).html).toContain(text))
  const answered = (path: string, status: number) =>
    eventually(async () => expect((await visit(path)).status).toBe(status))

  test('[SE-04] every screen is served whole: home, shop, category and product', async () => {
    const product = await aProduct()
    const { records } = await services.call(filterCategories, {})
    const paths = ['/', '/shop', `/shop/${records[0]?.slug}`, `/product/${product.slug}`]

    for (const path of paths) {
      const { status, headers, html } = await visit(path)
      expect({ path, status }).toEqual({ path, status: 200 })
      expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
      expect(html).toMatch(/^<!DOCTYPE html><html lang="hr/)
      expect(html).toContain('</html>')
    }
  })

  test('[SE-04] two visitors get the same bytes of every screen', async () => {
    const product = await aProduct()
    for (const path of ['/', '/shop', `/product/${product.slug}`, '/nema-toga-ovdje']) {
      const one = await visit(path, {
        cookie: 'cartId=7; auth.access=x',
        'accept-language': 'hr-HR',
      })
      const other = await visit(path, {
        'user-agent': 'Googlebot/2.1',
        'x-forwarded-host': 'evil.test',
        'accept-language': 'de',
      })
      expect(other.html).toBe(one.html)
    }
  })

  test('a price edit shows on its kept page and on the lists it moves in within 2 s', async () => {
    const product = await aProduct()
    const page = `/product/${product.slug}`
    const cheapest = '/shop?sort=cheapest'
    await visit(page)
    await visit(cheapest)
    const kept = await visit(page)
    expect(kept.html).not.toContain('0,37')

    let retailPriceCents = 36
    await within(2_000, async () => {
      retailPriceCents += 1
      await services.db
        .transaction()
        .execute((trx) =>
          changePrice(trx, services.clock, { productId: product.id, retailPriceCents }),
        )
      const price = `0,${retailPriceCents}`
      await Promise.all([shown(page, price), shown(cheapest, price)])
    })
    const { html } = await visit(cheapest)
    const links = [...html.matchAll(/href="(\/product\/[^"]+)"/g)].map(([, href]) => href)
    expect(links[0]).toBe(page)
  })

  test('what the shop answers to a review shows on its cached page within 2 s', async () => {
    const page = '/product/dres-domaci'
    await visit(page)
    const staff = await services.as('comments.moderate')
    const { items } = await services.call(listComments, { search: 'claudia' }, staff)
    const id = Number(items[0]?.id.split('.')[0])
    let base: string | null = null
    await within(2_000, async () => {
      const text = `Hvala! ${performance.now()}`
      const input = { id, base, text, sitting: 'the-answer' }
      base = (await services.call(answerComment, input, staff)).answer
      await shown(page, text)
    })
  })

  test('[PR-26] an archived product keeps its page, which says so, sells nothing and is not indexed', async () => {
    const product = await aProduct()
    const page = `/product/${product.slug}`
    const before = await visit(page)
    expect(before.html).toContain('"offers"')
    expect(before.html).not.toContain('noindex')

    await services.db
      .transaction()
      .execute((trx) => setArchived(trx, services.clock, { productId: product.id, archived: true }))
    await shown(page, 'Ovaj proizvod više nije u ponudi.</p>')

    const { status, html } = await visit(page)
    expect(status).toBe(200)
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>')
    expect(html).not.toContain('"offers"')
    const maps = await siteMapPaths(url)
    expect(maps).not.toContain(page)
    expect(maps.length).toBeGreaterThan(30)
  })

  test('[ER-08, RT-35] a path where nothing stands is a real 404 that says so, in the layout of the site', async () => {
    const { status, html } = await visit('/nema-toga-nigdje')

    expect(status).toBe(404)
    expect(html).toContain('<header')
    expect(html).toMatch(/404/)
    expect(html).toContain('Stranica nije pronađena')
  })

  test('[ER-08] a path that nobody can decode is a page too, with every header of one', async () => {
    for (const path of ['/%E0%A4%A', '/shop/%', '/product/%zz?x=1']) {
      const { status, headers, html } = await visit(path)
      expect([path, status]).toEqual([path, 400])
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(headers.get('content-security-policy')).toContain("script-src 'self';")
      expect(headers.get('content-security-policy')).not.toContain('unsafe-inline')
      expect(html).toContain('<a href="/">')
    }
  })

  test('[SE-01] the site map lists what the shop shows, and its addresses are pages', async () => {
    const addresses = await siteMapPaths(url)

    expect(addresses.length).toBeGreaterThan(30)
    // The agreement of the site map walks them all.
    for (const path of addresses.filter((_path, index) => index % 10 === 0)) {
      expect({ path, status: (await visit(path)).status }).toEqual({ path, status: 200 })
    }
  })

  test('[MT-01, MT-02, MT-03] maintenance closes every page within 2 s but for staff, and opens it again', async () => {
    const turn = async (value: 'true' | 'false') => {
      await services.db.transaction().execute(async (trx) => {
        await setSetting(trx, { group: 'site', key: 'maintenance', value })
      })
      await answered('/shop', value === 'true' ? 503 : 200)
    }
    const close = () => turn('true')
    const open = () => turn('false')

    await within(2_000, close, open)
    expect((await visit('/')).headers.get('retry-after')).not.toBeNull()
    const { headers } = await createCustomer(services)
    const customer = { cookie: `auth.access=${headers['accessToken']}` }
    expect((await visit('/shop', customer)).status).toBe(503)
    const { accessToken } = await services.as('orders.read')
    const staffed = await visit('/shop', { cookie: `staff=${accessToken}` })
    expect([staffed.status, staffed.headers.get('cache-control')]).toEqual([
      200,
      'private, no-store',
    ])
    expect((await visit('/shop')).status).toBe(503)
    expect((await visit('/prijava')).status).toBe(503)

    await within(2_000, open, close)
  })

  test('pictures of a page come through the gateway and may be kept for ever', async () => {
    const { html } = await visit('/shop')
    const [path] = html.match(/\/media\/[^" ,]+/) ?? []

    const picture = await visit(path ?? '/media/none')

    expect(picture.status).toBe(200)
    expect(picture.headers.get('content-type')).toMatch(/^image\//)
    expect(picture.headers.get('cache-control')).toContain('immutable')
  })
})

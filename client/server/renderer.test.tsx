import { type ExecutionResult, GraphQLError } from 'graphql'
import { expect, test } from 'vitest'
import { SERVER_SCREENS } from '#client/generated/server-screens.ts'
import type { LocaleTable } from '#client/i18n/locales.ts'
import type { LayoutQuery } from '#client/layout/layout.generated.ts'
import type { PageRequest } from './page.ts'
import { createRenderer } from './renderer.tsx'

const ASSETS = {
  early: '/assets/early-1.js',
  statistics: '/assets/statistics-1.js',
  languages: '/assets/languages-1.js',
  scripts: ['/assets/vendor-1.js', '/assets/entry-1.js'],
  css: ['/assets/entry-1.css'],
  fonts: ['/assets/text-1.woff2'],
  partsOf: () => ['/assets/product-1.js'],
}

const link = (path: string) => ({ __typename: 'Link' as const, kind: 'INTERNAL' as const, path })
const LAYOUT = {
  site: {
    __typename: 'Site',
    name: 'Probni savez',
    shareImage: null,
    checkout: { cartAdditionBehaviour: 'STAY' },
    copyright: '© Probni savez',
  },
  mainNavigation: [
    {
      __typename: 'NavigationItem',
      id: '1',
      title: 'Dresovi',
      link: link('/shop/dresovi'),
      children: [],
    },
  ],
  header: null,
  footer: {
    __typename: 'FooterElement',
    text: 'Više od igre </script>',
    buttons: [],
    sponsor: null,
    columns: [],
    links: [],
    organisation: {
      __typename: 'Organisation',
      name: 'Probni savez',
      address: 'Luka',
      phone: '+385 1 000',
      email: 'savez@jss.example',
      taxId: '1',
      registry: '2',
      bankAccounts: [],
    },
    social: [],
  },
  cookieNotice: { __typename: 'CookieNoticeElement', text: 'Samo nužni kolačići.', link: null },
} satisfies Partial<Record<keyof LayoutQuery['layout'], unknown>>

type Answers = Readonly<Record<string, ExecutionResult>>

const LAYOUT_ANSWER = { data: { layout: { __typename: 'Layout', ...LAYOUT } } }
const ABSENT: Answers = { Layout: LAYOUT_ANSWER, ProductScreen: { data: { product: null } } }
const FAILED: Answers = {
  Layout: LAYOUT_ANSWER,
  ProductScreen: { data: { product: null }, errors: [new GraphQLError('secret address')] },
}

function aRequest(path: string, answers: Answers, over: Partial<PageRequest> = {}): PageRequest {
  return {
    url: new URL(path, 'https://savez.example'),
    locale: 'hr',
    form: null,
    signal: new AbortController().signal,
    closing: null,
    tagManagerId: null,
    socialPathOf: () => '/social/drawn.jpg',
    captcha: null,
    execute: async ({ operationName }) => answers[operationName] ?? { data: null },
    ...over,
  }
}

const renderer = createRenderer(ASSETS)

test('what is absent is a real 404 inside the layout, in Croatian [RT-35, ER-08, ER-24]', async () => {
  const { status, html } = await renderer.render(aRequest('/product/nema', ABSENT))
  expect(status).toBe(404)
  expect(html).toContain('<title>Stranica nije pronađena | Probni savez</title>')
  expect(html).toContain('Greška 404')
  expect(html).toContain('Glavni izbornik')
  expect(html).toContain('© Probni savez')
})

test('a path that no route knows is 404 without a query', async () => {
  const queried: string[] = []
  const execute: PageRequest['execute'] = async ({ operationName }) => {
    queried.push(operationName)
    return LAYOUT_ANSWER
  }
  const { status } = await renderer.render(aRequest('/a/b/c', {}, { execute }))
  expect(status).toBe(404)
  expect(renderer.match(new URL('/a/b/c', 'https://savez.example')).route).toBeNull()
  expect(new Set(queried)).toEqual(new Set(['Layout']))
})

test('a failed main field is a 503 with Retry-After that hides the cause [ER-08]', async () => {
  const answer = await renderer.render(aRequest('/product/dres', FAILED))
  expect(answer.status).toBe(503)
  expect(answer.retryAfterSeconds).toBeGreaterThan(0)
  expect(answer.html).toContain('Stranica trenutačno nije dostupna')
  expect(answer.html).not.toContain('secret address')
})

test('without layout data the error page stands alone [ER-24]', async () => {
  const failed = { data: null, errors: [new GraphQLError('Unexpected error.')] }
  const { status, html } = await renderer.render(
    aRequest('/product/nema', { ...ABSENT, Layout: failed }),
  )
  expect(status).toBe(404)
  expect(html).toContain('Stranica nije pronađena')
  expect(html.split('<script id="state"', 1)[0]).not.toContain('Glavni izbornik')
})

test('when even the layout cannot be drawn, a plain page leads home and the log hears why [ER-23]', async () => {
  const broken = { data: { layout: { ...LAYOUT_ANSWER.data.layout, mainNavigation: null } } }
  const answer = await renderer.render(aRequest('/product/nema', { ...ABSENT, Layout: broken }))
  expect(answer.status).toBe(503)
  expect(answer.failure).toBeInstanceOf(Error)
  expect(answer.html).toContain('Stranicu nije moguće prikazati')
  expect(answer.html).toContain('<a href="/"')
})

const CLOSING = { isForStaff: false, until: null, text: null, retryAfterSeconds: 600 }

test('maintenance replaces every page by one without requests and scripts [MT-01, MT-02]', async () => {
  const request = aRequest('/shop', {}, { closing: CLOSING, execute: () => Promise.reject() })
  const { status, html, retryAfterSeconds } = await renderer.render(request)
  expect(status).toBe(503)
  expect(retryAfterSeconds).toBeGreaterThan(0)
  expect(html).toContain('Održavanje je u tijeku')
  expect(html).not.toContain('/assets/entry-1.js')
})

test('a maintenance shows visitors its own text and when it ends, and staff the page under a bar [MT-02, MT-03]', async () => {
  const closing = {
    ...CLOSING,
    ...{ until: '2026-12-01T17:00:00.000Z', text: 'Selimo <se>.', retryAfterSeconds: 7_200 },
  }
  const closed = await renderer.render(aRequest('/shop', {}, { closing }))
  expect(closed.retryAfterSeconds).toBe(7_200)
  expect(closed.html).toContain('Selimo &lt;se&gt;.')
  expect(closed.html).toMatch(/<time dateTime="2026-12-01T17:00:00.000Z"[^>]*>[^<]*18:00/)
  const forStaff = { closing: { ...closing, isForStaff: true } }
  const shown = await renderer.render(aRequest('/product/nema', ABSENT, forStaff))
  expect(shown.status).toBe(404)
  expect(shown.html).toMatch(/<body><aside[^>]*>Stranica je zatvorena za posjetitelje\. <a/)
})

test('a site with a tag manager lets visitors choose, and loads nothing of it by itself [PL-18, HF-21]', async () => {
  const tagged = await renderer.render(
    aRequest('/product/nema', ABSENT, { tagManagerId: 'GTM-A1' }),
  )
  expect(tagged.html).toContain('<script src="/assets/statistics-1.js" data-id="GTM-A1"></script>')
  expect(tagged.html).toMatch(/<aside aria-label="Izbor kolačića"[^>]* hidden[^>]*>/)
  expect(tagged.html).not.toContain('googletagmanager')
  const { html } = await renderer.render(aRequest('/product/nema', ABSENT))
  expect(html).not.toContain('statistics')
})

test('a site with a captcha describes it to its forms, with their texts; another site has nothing of it [FM-18~]', async () => {
  const captcha = { kind: 'ALTCHA', siteKey: null, contact: 'savez@bura.example, <01>' }
  const { html } = await renderer.render(aRequest('/product/nema', ABSENT, { captcha }))
  const [, json = ''] =
    /<script id="captcha" type="application\/json">(.*?)<\/script>/.exec(html) ?? []
  const contact = 'Možete nam se javiti i ovdje: savez@bura.example, <01>'
  expect(JSON.parse(json)).toMatchObject({
    ...{ kind: 'ALTCHA', siteKey: null },
    texts: { faults: { CAPTCHA_FAILED: `Provjera da niste robot nije uspjela. ${contact}` } },
  })
  expect(json).not.toContain('<')
  const without = await renderer.render(aRequest('/product/nema', ABSENT))
  expect(without.html).not.toContain('captcha')
})

test('below a page of a demo is its version, with what developers look for [AD-08]', async () => {
  const demo = createRenderer(ASSETS, { demoVersion: '1.2.3' })
  const { html } = await demo.render(aRequest('/product/nema', ABSENT))
  const [, badge = ''] = html.split('<aside aria-label="Za one koji isprobavaju demo"')
  expect(badge).toContain('Demo 1.2.3')
  expect([...badge.matchAll(/href="([^"]+)"/g)].map(([, path]) => path)).toEqual([
    '/dev/changelog',
    '/dev/docs',
    '/dev/domain',
    '/section-tool',
  ])
  const usual = await renderer.render(aRequest('/product/nema', ABSENT))
  expect(usual.html).not.toContain('/section-tool')
})

test('nothing in a page runs inline, and no text ends a block of data', async () => {
  const { html } = await renderer.render(aRequest('/product/nema', ABSENT))
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes)
  expect(scripts).toHaveLength(2)
  for (const attributes of scripts) expect(attributes).toMatch(/src=|type="application\//)

  const [, state = ''] = /<script id="state"[^>]*>(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(state).answers['["Layout",{}]'].layout.footer.text).toBe(
    'Više od igre </script>',
  )
})

test('the same page is the same bytes for everyone', async () => {
  const [one, other] = await Promise.all([
    renderer.render(aRequest('/product/nema', ABSENT)),
    renderer.render(aRequest('/product/nema', ABSENT)),
  ])
  expect(one?.html).toBe(other?.html)
})

test('an alias leads to the canonical path with its query; a query that changes nothing is dropped [RT-24]', () => {
  const match = (path: string) => renderer.match(new URL(path, 'https://savez.example'))
  expect(match('/product?x=1')).toMatchObject({ route: 'shop', redirectTo: '/shop?x=1' })
  expect(match('/product/dres').redirectTo).toBeNull()
  expect(`${match('/product/dres?page=2').query}`).toBe('')
})

test('equal lists have equal queries, also with another order or a campaign in the address [LS-39]', () => {
  const query = (search: string) =>
    `${renderer.match(new URL(`/shop/dresovi?${search}`, 'https://savez.example')).query}`
  expect(query('utm_source=x&page=2&b=7&price=50,10&b=3&a=yes&fbclid=Iw1')).toBe(
    query('a=yes&b=3,7&price=10,50&page=2'),
  )
  expect(query('perPage=12&sort=&price=&price=&utm_source=x')).toBe('')
})

test('another locale is configuration: prefix, language, canonical names, and no crash without texts [RT-27, RT-32]', async () => {
  const locales: LocaleTable = {
    defaultCode: 'hr',
    entries: [
      { code: 'hr', iso: 'hr-HR', file: 'hr', domain: null },
      { code: 'de', iso: 'de-DE', file: 'de', domain: null },
    ],
  }
  const warnings: string[] = []
  const warn = (message: string) => void warnings.push(message)
  const both = createRenderer(ASSETS, { locales, warn })

  expect(both.match(new URL('https://savez.example/de/product/schal?a=1'))).toMatchObject({
    locale: 'de',
    redirectTo: '/de/produkt/schal?a=1',
  })
  const { status, html } = await both.render(
    aRequest('/de/produkt/schal', ABSENT, { locale: 'de' }),
  )
  expect(status).toBe(404)
  expect(html).toContain('<html lang="de"')
  expect(html).toContain('href="/de/shop"')
  expect(warnings).toHaveLength(1)
})

test('a site of several languages links each page to the others, one of a single language does not', async () => {
  const both = renderer.speaking?.(['hr', 'en'])
  if (!both) throw new Error('The renderer speaks one language alone.')
  const { html } = await both.render(aRequest('/kosarica?a=1&b="', {}))
  const links = [...html.matchAll(/<a href="([^"]*)" hreflang="en" data-prefix="\/en" lang="en"/g)]
  expect(links.map(([, href]) => href)).toEqual([
    '/en/cart?a=1&amp;b=%22',
    '/en/cart?a=1&amp;b=%22',
  ])
  expect(html.indexOf('aria-label="Jezik"')).toBeGreaterThan(html.indexOf('href="#sadrzaj"'))
  expect(html.indexOf('aria-label="Jezik"')).toBeLessThan(html.indexOf('<main'))
  expect(html).toContain('<script type="module" src="/assets/languages-1.js"></script></head>')
  const english = await both.render(aRequest('/en/shop/nema', {}, { locale: 'en' }))
  expect(english.html).toContain('href="/shop/nema" hreflang="hr" data-prefix=""')
  expect(english.html).toContain('<html lang="en"')
  expect(english.html).toContain('aria-label="Language"')

  const { html: alone } = await renderer.render(aRequest('/kosarica', {}))
  expect(alone).not.toMatch(/hreflang|languages-1/)
})

test('a page is sent the texts of its screen and of the frame, and no others', async () => {
  const { html } = await renderer.render(aRequest('/product/nema', ABSENT))
  const [, state = ''] = /<script id="state"[^>]*>(.*?)<\/script>/.exec(html) ?? []
  const everywhere = ['errors', 'frame', 'server-messages', 'ui']
  const { areas } = SERVER_SCREENS.product
  expect(areas).toEqual(expect.arrayContaining(['catalogue', 'notices', 'reviews']))
  expect(Object.keys(JSON.parse(state).messages).sort()).toEqual(
    [...new Set([...areas, ...everywhere])].sort(),
  )
})

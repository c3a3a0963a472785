import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPost, setOption } from '#services/modules/cms/api.ts'
import { addChanges } from '#services/platform/changes.ts'
import type { Trx } from '#services/platform/database.ts'
import { findSlug, setSlug } from '#services/platform/slugs.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { eventually } from './eventually.ts'
import { startRenderingGateway } from './rendering-gateway.ts'

/** Screens under /en, and an English text that each has. */
const SCREENS = [
  ['/en', 'Search'],
  ['/en/shop', 'Filters'],
  ['/en/shop/dresovi', 'Filters'],
  ['/en/product/sal-jadran', 'Add to cart'],
  ['/en/cart', 'Cart'],
  ['/en/search?keywords=sal', 'Search'],
  ['/en/blog', 'News'],
  ['/en/kontakti', 'Send'],
  ['/en/login', 'Log in'],
  ['/en/register', 'Register'],
  ['/en/checkout', 'Checkout'],
  ['/en/track-order', 'Order number'],
] as const
/** Letters that no text of the English interface has. */
const CROATIAN = /[čćđšž]/i

eachEngine('a site of two languages', (engine) => {
  let services: TestServices
  let graph: TestGateway
  const write = (work: (trx: Trx) => Promise<unknown>) =>
    services.db.transaction().execute(async (trx) => void (await work(trx)))
  const set = (key: string, value: string) => write((trx) => setOption(trx, { key, value }))

  beforeAll(async () => {
    services = await startServices({ seed: true, engine })
    graph = await startRenderingGateway(services)
  })
  afterAll(async () => {
    await graph?.close()
    await services?.close()
  })

  async function read(path: string, headers: Record<string, string> = {}) {
    const answer = await fetch(graph.url + path, { headers, redirect: 'manual' })
    return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() }
  }
  const statusOf = async (path: string) => (await read(path)).status

  test('has them once the options name them, within two seconds, and not before [CM-15, RT-26]', async () => {
    expect(await statusOf('/en/shop')).toBe(404)
    expect((await read('/shop')).html).not.toContain('hreflang')
    const started = Date.now()
    await set('AllowedLanguages', '41,27')
    await eventually(async () => expect(await statusOf('/en/shop')).toBe(200))
    expect(Date.now() - started).toBeLessThan(2_000)
    expect((await read('/shop')).html).toContain('<a href="/en/shop" hreflang="en"')
    const { data } = await graph.ask<{ layout: { site: { languages: { code: string }[] } } }>(
      '{ layout { site { languages { code } } } }',
    )
    expect(data.layout.site.languages.map(({ code }) => code).sort()).toEqual(['eng', 'hrv'])
  })

  test.each(SCREENS)(
    'shows %s in English, with links that stay there [RT-23, RT-27]',
    async (path, text) => {
      const { status, html } = await read(path)
      expect(status).toBe(200)
      expect(html).toContain('<html lang="en"')
      expect(html).toContain(text)
      const body = html.slice(html.indexOf('<body'), html.indexOf('<script id="state"'))
      const links = [...body.matchAll(/<a (?![^>]*hreflang)[^>]*href="(\/[^"]*)"/g)]
      expect(links.length).toBeGreaterThan(5)
      const elsewhere = links.map(([, href = '']) => href).filter((href) => !isEnglish(href))
      expect(elsewhere).toEqual([])
      const labels = [...body.matchAll(/(?:aria-label|placeholder)="([^"]*)"/g)].map(
        ([, one]) => one,
      )
      expect(labels).toContain('Language')
      const { messages } = JSON.parse(
        /<script id="state"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '',
      )
      expect(JSON.stringify(messages)).not.toMatch(CROATIAN)
      // Back to the same page in Croatian.
      const [, back = ''] = /<a href="([^"]*)" hreflang="hr"/.exec(html) ?? []
      expect(back).not.toMatch(/^\/en(\/|$)/)
      const there = await read(back.replaceAll('&amp;', '&'))
      const shown = there.to === null ? there : await read(there.to)
      expect(shown.status).toBe(200)
      expect(shown.html).toContain('<html lang="hr"')
    },
  )

  test('shows a post in the language it has, and leads from its slug in the other one [RT-24]', async () => {
    const at = services.clock.now().toISOString()
    const post = { title: 'Nova sezona', excerpt: '', body: '<p><a href="/kosarica">K</a></p>' }
    await write(async (trx) => {
      await createPost(trx, {
        ...{ ...post, language: 'hrv', slug: 'nova-sezona-pocinje', publishedAt: at, at },
      })
      for (const [kind, own, slug] of [
        ['product', 'sal-jadran', 'adriatic-scarf'],
        ['category', 'dresovi', 'jerseys'],
      ] as const) {
        const target = (await findSlug(trx, 'hrv', own, kind))?.target ?? 0
        await setSlug(trx, { kind, language: 'eng', slug, target })
      }
      await addChanges(trx, ['categories'])
    })
    await eventually(async () => expect(await statusOf('/en/nova-sezona-pocinje')).toBe(200))
    const { html } = await read('/en/nova-sezona-pocinje')
    expect(html).toContain('This page is not available in English. Its text is in Croatian.')
    expect(html).toContain('<div lang="hr">')
    expect(html).toContain('<a href="/en/cart">K</a>')
    expect(html).toContain('content="noindex, follow"')
    expect((await read('/product/adriatic-scarf')).to).toBe('/product/sal-jadran')
    expect((await read('/shop/jerseys')).to).toBe('/shop/dresovi')
    await eventually(async () =>
      expect((await read('/en/shop/dresovi')).to).toBe('/en/shop/jerseys'),
    )
    expect(await statusOf('/en/product/nema-takvog')).toBe(404)
    expect((await read('/en/kosarica')).to).toBe('/en/cart')
  })

  test('words what is no page in the language of its address [ER-09~]', async () => {
    const english = await read('/en/shop%00')
    expect([english.status, english.html.includes('<html lang="en"')]).toEqual([400, true])
    expect(english.html).toContain('<a href="/en">Go to the home page</a>')
    expect((await read('/shop%00')).html).toContain('<a href="/">Idite na početnu stranicu</a>')
  })

  test('has its files in each language [RT-23~]', async () => {
    const map = (await read('/sitemap-products-1.xml')).html
    expect(map).toContain('/en/product/adriatic-scarf')
    expect(await statusOf('/en/blog/feed.xml')).toBe(200)
  })

  test('may have English without a prefix; what was English before leads there [RT-25~]', async () => {
    await set('DefaultLanguage', 'eng')
    await eventually(async () => expect((await read('/shop')).html).toContain('<html lang="en"'))
    expect((await read('/hr/trgovina')).status).toBe(404)
    const croatian = await read('/hr/kosarica')
    expect([croatian.status, croatian.html.includes('<html lang="hr"')]).toEqual([200, true])
    expect((await read('/kosarica')).to).toBe('/cart')
    expect((await read('/en/shop?page=2')).to).toBe('/shop?page=2')
    expect((await read('/hr')).html).toContain('href="/" hreflang="en"')
    await set('DefaultLanguage', 'hrv')
    await eventually(async () => expect((await read('/shop')).html).toContain('<html lang="hr"'))
  })

  test('takes a language off again: its pages are gone, and no page links to them', async () => {
    expect(await statusOf('/en/shop')).toBe(200)
    await set('AllowedLanguages', '41')
    await eventually(async () => expect(await statusOf('/en/shop')).toBe(404))
    expect((await read('/shop')).html).not.toContain('/en/')
    expect((await read('/sitemap-products-1.xml')).html).not.toContain('/en/')
  })
})

function isEnglish(href: string): boolean {
  return (
    /^\/en(?:[/?#]|$)/.test(href) ||
    /^\/(?:media|dev|section-tool|event\/[\w/]*calendar)/.test(href)
  )
}

import { parseFeed } from '@rowanmanning/feed-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { filterPosts, filterTerms } from '#services/contract/cms.ts'
import { createPost } from '#services/modules/cms/api.ts'
import { addChanges } from '#services/platform/changes.ts'
import { setSlug } from '#services/platform/slugs.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { eventually } from './eventually.ts'
import { startRenderingGateway } from './rendering-gateway.ts'

const NAME = 'Jadranski sportski savez'
const SITE = 'http://localhost:4000'

/** JSON Feed 1.1: what it requires, and the fields of ours. */
const moment = z.iso.datetime()
const jsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  icon: z.url(),
  language: z.string(),
  items: z.array(
    z
      .strictObject({
        id: z.string().min(1),
        url: z.url(),
        title: z.string(),
        summary: z.string(),
        content_html: z.string().optional(),
        content_text: z.string().optional(),
        image: z.url().optional(),
        date_published: moment,
        date_modified: moment,
        tags: z.array(z.string()).optional(),
      })
      .refine((item) => item.content_html !== undefined || item.content_text !== undefined),
  ),
})

eachEngine('news for feed readers', (engine) => {
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

  const read = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(graph.url + path, { headers, redirect: 'manual' })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  const rss = async (path = '/objave/feed.xml') => parseFeed((await read(path)).text)
  const json = async (path = '/objave/feed.json') =>
    jsonFeed.parse(JSON.parse((await read(path)).text))

  const write = (slug: string, changed: Partial<Parameters<typeof createPost>[1]> = {}) => {
    const at = services.clock.now().toISOString()
    return services.db.transaction().execute((trx) =>
      createPost(trx, {
        ...{ language: 'hrv', slug, title: `Naslov & <${slug}>`, excerpt: 'Ukratko "o" tome.' },
        body: '<p>Vidi <a href="/shop">trgovinu</a> i <a href="https://a.example/?x=1">drugo</a>.</p><img src="/media/1/w640/2.webp" alt="x" />',
        ...{ publishedAt: at, at },
        ...changed,
      }),
    )
  }

  test('RSS has the newest posts whole, with addresses that are right anywhere [SE-04~]', async () => {
    const id = await write('vijest-za-citace')
    await eventually(async () => {
      expect((await rss()).items[0]?.url).toBe(`${SITE}/vijest-za-citace`)
    })
    const answer = await read('/objave/feed.xml')
    const feed = parseFeed(answer.text)
    const { records, total } = await services.call(filterPosts, { limit: 20 })

    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    const { meta, title, url, self, language } = feed
    expect({ meta: `${meta.type} ${meta.version}`, title, url, self, language }).toEqual({
      ...{ meta: 'rss 2.0', title: NAME, url: `${SITE}/objave`, language: 'hr-hr' },
      self: `${SITE}/objave/feed.xml`,
    })
    expect(total).toBeGreaterThan(5)
    expect(feed.items.map(({ url }) => url)).toEqual(records.map(({ slug }) => `${SITE}/${slug}`))
    const [first] = feed.items
    expect([first?.id, first?.title, first?.description, first?.published]).toEqual([
      `post-${id}@localhost`,
      'Naslov & <vijest-za-citace>',
      'Ukratko "o" tome.',
      new Date(Math.floor(services.clock.now().getTime() / 1000) * 1000),
    ])
    expect(first?.content).toBe(
      `<p>Vidi <a href="${SITE}/shop">trgovinu</a> i <a href="https://a.example/?x=1">drugo</a>.</p><img src="${SITE}/media/1/w640/2.webp" alt="x" />`,
    )
    const pictured = feed.items.find(({ media }) => media.length > 0)
    const picture = pictured?.media[0]
    expect(picture?.mimeType).toBe('image/webp')
    const file = await fetch(picture?.url?.replace(SITE, graph.url) ?? '')
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })

  test('JSON Feed says the same', async () => {
    const [feed, other] = [await json(), await rss()]
    expect(feed.items.map(({ id, url, title }) => ({ id, url, title }))).toEqual(
      other.items.map(({ id, url, title }) => ({ id, url, title })),
    )
    for (const [index, item] of feed.items.entries()) {
      expect(item.content_html).toBe(other.items[index]?.content)
    }
    expect(feed).toMatchObject({ home_page_url: `${SITE}/objave`, language: 'hr-HR' })
    const { headers } = await read('/objave/feed.json')
    expect(headers.get('content-type')).toBe('application/feed+json; charset=utf-8')
  })

  test('each topic has its own, and one that does not exist has none', async () => {
    const { records } = await services.call(filterTerms, { termTypeTitles: 'categories' })
    const topic = records[0]
    if (!topic) throw new Error('The demo has no topics')
    const { records: posts } = await services.call(filterPosts, {
      limit: 20,
      termSlugs: [topic.slug],
    })
    const feed = await json(`/objave/${topic.slug}/feed.json`)

    expect(feed.title).toBe(`${topic.title} – ${NAME}`)
    expect(feed.items.map(({ url }) => url)).toEqual(posts.map(({ slug }) => `${SITE}/${slug}`))
    expect(feed.items[0]?.tags).toContain(topic.title)
    for (const path of ['/objave/nema-teme/feed.xml', '/shop/feed.xml', '/objave/feed.atom']) {
      expect([path, (await read(path)).status]).toEqual([path, 404])
    }
    const alias = await read('/blog/feed.xml')
    expect([alias.status, alias.headers.get('location')]).toEqual([301, '/objave/feed.xml'])
  })

  test('a reader that has it gets a 304, by its tag or by its time, until something changes', async () => {
    const first = await read('/objave/feed.xml')
    const tag = { 'if-none-match': first.headers.get('etag') ?? '' }
    const since = { 'if-modified-since': first.headers.get('last-modified') ?? '' }
    expect((await read('/objave/feed.xml', tag)).status).toBe(304)
    expect((await read('/objave/feed.xml', since)).status).toBe(304)

    services.clock.advance(5_000)
    const id = await write('nova-za-citace')
    await eventually(async () => {
      expect((await read('/objave/feed.xml', tag)).status).toBe(200)
    })
    expect((await read('/objave/feed.xml', since)).status).toBe(200)

    // Its identity stays when it moves.
    await services.db.transaction().execute(async (trx) => {
      await setSlug(trx, { kind: 'post', language: 'hrv', slug: 'preimenovana', target: id })
      await addChanges(trx, ['posts', `post:${id}`])
    })
    await eventually(async () => {
      expect((await json()).items[0]).toMatchObject({
        ...{ id: `post-${id}@localhost`, url: `${SITE}/preimenovana` },
      })
    })
  })

  test('home, archive and topic announce their feeds', async () => {
    const { records } = await services.call(filterTerms, { termTypeTitles: 'categories' })
    const topic = records[0]?.slug
    for (const [page, feed] of [
      ['/', '/objave'],
      ['/objave', '/objave'],
      [`/objave/${topic}`, `/objave/${topic}`],
    ]) {
      const { text } = await read(page ?? '')
      const head = text.slice(0, text.indexOf('</head>'))
      const links = [...head.matchAll(/<link rel="alternate" type="([^"]*)"[^>]*href="([^"]*)"/g)]
      expect(links.map(([, type, href]) => [type, href])).toEqual([
        ['application/rss+xml', `${SITE}${feed}/feed.xml`],
        ['application/feed+json', `${SITE}${feed}/feed.json`],
      ])
    }
    expect((await read('/shop')).text).not.toContain('feed.xml')
  })
})

import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getIgByHashtags } from '#services/contract/social.ts'
import { listTemplates } from '#services/contract/templates.ts'
import { createElement, createPage, publishElement } from '#services/modules/cms/api.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

const MINUTE_MS = 60_000

let isDown = false
const seen: { path: string; authorization: unknown }[] = []
const network = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://network')
  seen.push({ path: request.url ?? '', authorization: request.headers.authorization })
  response.setHeader('content-type', 'application/json')
  response.statusCode = isDown ? 500 : 200
  if (pathname === '/ig_hashtag_search') {
    const data = searchParams.get('q') === 'osmiigrac' ? [{ id: '178' }] : []
    response.end(JSON.stringify({ data }))
    return
  }
  response.end(
    JSON.stringify({
      data: [
        post('1', '2026-05-01T10:00:00+0000', 'Prvi <b>put</b>'),
        post('2', '2026-05-02T10:00:00+0000', 'č'.repeat(900)),
        { id: '3', permalink: 'https://www.instagram.com/p/3/' },
      ],
    }),
  )
})

function post(id: string, timestamp: string, caption: string) {
  return { id, timestamp, caption, permalink: `https://www.instagram.com/p/${id}/` }
}

beforeAll(async () => {
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve))
})
afterAll(() => network.close())

eachEngine('posts of a social network', (engine) => {
  let services: TestServices
  let without: TestServices

  beforeAll(async () => {
    const address = network.address()
    const port = typeof address === 'object' ? address?.port : null
    const instagram = { url: `http://127.0.0.1:${port}`, token: 'tajni-kljuc', userId: '17' }
    services = await startServices({ engine, config: { instagram } })
    without = await startServices({ engine })
    for (const one of [services, without]) await showHashtag(one, 'osmiigrac')
    seen.length = 0
  })
  afterAll(async () => {
    await services.close()
    await without.close()
  })

  async function showHashtag({ db, clock }: TestServices, hashtag: string): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const at = clock.now().toISOString()
      const page = {
        slug: { hrv: `hashtag-${hashtag.length}` },
        texts: { hrv: { title: hashtag } },
      }
      const pageId = await createPage(trx, { ...page, publishedAt: at, at })
      const elementId = await createElement(trx, {
        ...{ pageId, handler: 'social-feed', language: 'hrv', title: hashtag, at },
        body: { meta: { title: 'Vi s tribine', hashtag, limit: 6, link: null } },
      })
      await publishElement(trx, { elementId, version: 1 })
    })
  }
  const read = async (...hashtags: string[]) =>
    (await services.call(getIgByHashtags, { hashtags })).records

  test('the posts of a hashtag that a page shows are read with the token, the newest first [CM-20]', async () => {
    const [newest, first, undated] = await read('osmiigrac')

    expect(first).toEqual({
      id: '1',
      text: 'Prvi <b>put</b>',
      url: 'https://www.instagram.com/p/1/',
      published_at: '2026-05-01T10:00:00.000Z',
    })
    expect(newest?.text).toHaveLength(500)
    expect(undated).toMatchObject({ id: '3', text: '', published_at: null })
    expect(seen.map(({ path }) => path)).toEqual([
      '/ig_hashtag_search?user_id=17&q=osmiigrac',
      '/178/recent_media?user_id=17&fields=id%2Ccaption%2Cpermalink%2Ctimestamp',
    ])
    expect(new Set(seen.map(({ authorization }) => authorization))).toEqual(
      new Set(['Bearer tajni-kljuc']),
    )
  })

  test('a hashtag of no page causes no request, and twenty readers cause one [CM-20]', async () => {
    services.clock.advance(16 * MINUTE_MS)
    seen.length = 0

    expect(await read('nicija')).toEqual([])
    await Promise.all(Array.from({ length: 20 }, () => read('osmiigrac')))

    expect(seen).toHaveLength(2)
  })

  test('while the network is down the last posts stay, and it is left alone for a minute [CM-20]', async () => {
    services.clock.advance(16 * MINUTE_MS)
    isDown = true
    seen.length = 0
    expect(await read('osmiigrac')).toHaveLength(3)
    expect(await read('osmiigrac')).toHaveLength(3)
    expect(seen).toHaveLength(1)

    isDown = false
    services.clock.advance(2 * MINUTE_MS)
    expect(await read('osmiigrac')).toHaveLength(3)
    expect(seen).toHaveLength(3)
  })

  test('a section that is published later is read too [CM-20]', async () => {
    await showHashtag(services, 'Č_1')
    const requests = async () => {
      seen.length = 0
      await read('Č_1')
      return seen.length
    }
    await expect.poll(requests).toBe(1)
    expect((await services.send(getIgByHashtags, { hashtags: ['a b'] })).status).toBe(400)
  })

  test('without a provider there are no posts, and the section is not offered [CM-20]', async () => {
    seen.length = 0
    const offered = async (one: TestServices) =>
      (await one.call(listTemplates, {}, await one.as('content.write'))).templates.some(
        ({ handler }) => handler === 'social-feed',
      )

    expect(await without.call(getIgByHashtags, { hashtags: ['osmiigrac'] })).toEqual({
      records: [],
    })
    expect(seen).toEqual([])
    expect(await offered(without)).toBe(false)
    expect(await offered(services)).toBe(true)
  })
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeEvent, createEvent, lockEvent } from '#services/modules/calendar/api.ts'
import { createPage, createPost, publishPage, setOption } from '#services/modules/cms/api.ts'
import {
  changeText,
  createCategory,
  renameSlug,
  setArchived,
  setStock,
} from '#services/modules/product/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { createTestClock } from '#tests/support/clock.ts'
import { dueDone, settled } from '#tests/support/outbox.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { type SearchEngine, startSearchEngine } from './index-now-world.ts'
import { addProduct, seedCatalogue } from './product-catalogue.ts'

const KEY = 'a1b2c3d4-key-of-the-site'
const MINUTE_MS = 60_000
const AT = '2026-03-02T09:00:00.000Z'
const BASE = 'http://localhost:4000'

eachEngine('announcements of addresses to search engines', (engine) => {
  let services: TestServices
  let engines: SearchEngine

  beforeEach(async () => {
    engines = await startSearchEngine()
    services = await start({ key: KEY, url: engines.url, timeoutMs: 60_000 })
  })
  afterEach(async () => {
    await services?.close()
    await engines?.close()
  })

  function start(indexNow: TestServices['config']['indexNow']): Promise<TestServices> {
    return startServices({
      engine,
      clock: createTestClock(AT),
      config: { indexNow },
      prepare: async (db) => {
        await seedCatalogue(db)
        await addProduct({ db, clock: createTestClock(AT) }, { slug: { hrv: 'sal-dugi' } })
      },
    })
  }

  /** A look each minute, and what follows from it. */
  async function aMinuteLater(ms = MINUTE_MS): Promise<void> {
    services.clock.advance(ms)
    await dueDone(services)
    await settled(services)
  }

  async function begun(): Promise<void> {
    await aMinuteLater()
    await aMinuteLater()
  }

  const change = <Result>(work: (trx: Trx) => Promise<Result>): Promise<Result> =>
    services.db.transaction().execute(work)

  /** Addresses of all calls since the last question, without the site. */
  function sent(): readonly string[] {
    const paths = engines.calls.flatMap(({ urlList }) => urlList)
    engines.calls.length = 0
    return paths.map((address) => address.replace(BASE, '')).sort()
  }

  async function waiting(): Promise<readonly string[]> {
    const rows = await services.db.selectFrom('page_announcement').select('path').execute()
    return rows.map(({ path }) => path)
  }

  async function aPage(slug: string, publishedAt: string | null, isListed = true) {
    return await change((trx) =>
      createPage(trx, {
        ...{ slug: { hrv: slug }, publishedAt, isListed, at: services.clock.now().toISOString() },
        texts: { hrv: { title: slug } },
      }),
    )
  }

  test('what existed before is not announced; new, changed and gone products are, each once', async () => {
    const { target: before } = await services.db
      .selectFrom('slug')
      .select('target')
      .where('slug', '=', 'sal-dugi')
      .executeTakeFirstOrThrow()
    await begun()
    expect(sent()).toEqual([])

    const added = await addProduct(services, { slug: { hrv: 'kapa-zimska' } })
    await change((trx) => renameText(trx, added, 'Kapa'))
    await change((trx) => renameText(trx, added, 'Zimska kapa'))
    await aMinuteLater()
    expect(engines.calls).toEqual([
      {
        ...{ host: 'localhost:4000', key: KEY, keyLocation: `${BASE}/${KEY}.txt` },
        urlList: [`${BASE}/product/kapa-zimska`],
      },
    ])
    sent()

    services.clock.advance(1_000)
    const { clock } = services
    await change((trx) =>
      renameSlug(trx, clock, { productId: before, language: 'hrv', slug: 'sal-kratki' }),
    )
    await change((trx) => setArchived(trx, clock, { productId: added, archived: true }))
    await aMinuteLater()
    expect(sent()).toEqual(['/product/kapa-zimska', '/product/sal-dugi', '/product/sal-kratki'])

    await aMinuteLater()
    await change((trx) => setStock(trx, clock, { productId: before, onHand: 0 }))
    await aMinuteLater()
    expect([sent(), await waiting()]).toEqual([[], []])
  })

  test('pages, posts, topics, categories and events are announced at their canonical addresses', async () => {
    await begun()
    await aPage('nova-stranica', AT)
    await aPage('naslovnica', AT)
    await change((trx) => setOption(trx, { key: 'HomePageSlug', value: 'naslovnica' }))
    await change((trx) =>
      createCategory(trx, { texts: { hrv: { name: 'Šalovi' } }, slug: { hrv: 'salovi' } }),
    )
    await change((trx) => createPost(trx, post('nova-objava', AT)))
    const id = await change((trx) => createEvent(trx, anEvent()))
    await aMinuteLater()
    expect(sent()).toEqual([
      '/',
      `/dogadjaj/${id}`,
      '/nova-objava',
      '/nova-stranica',
      '/shop/salovi',
    ])

    await change(async (trx) => {
      const event = await lockEvent(trx, id)
      if (event) await changeEvent(trx, event, { location: 'Split' })
    })
    await aMinuteLater()
    expect(sent()).toEqual([`/dogadjaj/${id}`])
  })

  test('drafts and hidden pages are never announced, and planned ones when their time has come', async () => {
    await begun()
    const draft = await aPage('skica', null)
    await aPage('skrivena', AT, false)
    await aPage('sutra', '2026-03-03T09:00:00.000Z')
    await change((trx) => createPost(trx, post('skica-objave', null)))
    await aMinuteLater()
    expect(sent()).toEqual([])

    services.clock.set('2026-03-03T09:00:01.000Z')
    await aMinuteLater()
    await aMinuteLater()
    expect(sent()).toEqual(['/sutra'])

    const at = services.clock.now().toISOString()
    await change((trx) => publishPage(trx, { id: draft, publishedAt: at, at }))
    await aMinuteLater()
    expect(sent()).toEqual(['/skica'])
    await change((trx) => publishPage(trx, { id: draft, publishedAt: null, at }))
    await aMinuteLater()
    expect(sent()).toEqual(['/skica'])
  })

  test('nothing is written or sent without a key', async () => {
    await services.close()
    services = await start(null)
    await addProduct(services, { slug: { hrv: 'kapa-zimska' } })
    await begun()
    expect(sent()).toEqual([])
    for (const table of ['index_now', 'announced_page', 'page_announcement'] as const) {
      expect([table, await services.db.selectFrom(table).selectAll().execute()]).toEqual([
        table,
        [],
      ])
    }
    const { tasks } = await services.db
      .selectFrom('due')
      .where('kind', '=', 'index-now')
      .select((eb) => eb.fn.countAll<number>().as('tasks'))
      .executeTakeFirstOrThrow()
    expect(Number(tasks)).toBe(0)
  })

  test.each([429, 503, 500, 403, 301])(
    'after %i it waits longer each time, and loses nothing',
    async (status) => {
      await begun()
      engines.answers = { status }
      await addProduct(services, { slug: { hrv: 'kapa-zimska' } })
      const tries: number[] = []
      for (let minute = 1; minute <= 16; minute += 1) {
        await aMinuteLater()
        if (sent().length > 0) tries.push(minute)
      }
      expect(tries).toEqual([1, 2, 4, 8, 16])
      await addProduct(services, { slug: { hrv: 'majica' } })
      engines.answers = { status: 202 }
      await aMinuteLater(16 * MINUTE_MS)
      expect(sent()).toEqual(['/product/kapa-zimska', '/product/majica'])
      expect(await waiting()).toEqual([])
      await addProduct(services, { slug: { hrv: 'lopta-mala' } })
      await aMinuteLater()
      expect(sent()).toEqual(['/product/lopta-mala'])
    },
  )

  test('it waits as long as an engine says', async () => {
    await begun()
    engines.answers = { status: 429, retryAfter: 3_600 }
    await addProduct(services, { slug: { hrv: 'kapa-zimska' } })
    await aMinuteLater()
    expect(sent()).toHaveLength(1)
    await aMinuteLater(59 * MINUTE_MS)
    expect(sent()).toEqual([])
    await aMinuteLater(2 * MINUTE_MS)
    expect(sent()).toHaveLength(1)
  })

  test('an engine that hangs is left, and tried again', async () => {
    await services.close()
    services = await start({ key: KEY, url: engines.url, timeoutMs: 200 })
    await begun()
    engines.answers = { status: null }
    await addProduct(services, { slug: { hrv: 'kapa-zimska' } })
    await aMinuteLater()
    expect([sent(), await waiting()]).toEqual([['/product/kapa-zimska'], ['/product/kapa-zimska']])
    engines.answers = { status: 200 }
    await aMinuteLater()
    expect([sent(), await waiting()]).toEqual([['/product/kapa-zimska'], []])
  })

  test('a program that is killed while it sends leaves all to the next one', async () => {
    await begun()
    engines.answers = { status: null }
    await addProduct(services, { slug: { hrv: 'kapa-zimska' } })
    services.clock.advance(MINUTE_MS)
    await dueDone(services)
    const killed = services.services.outbox.runOnce()
    await expect.poll(() => engines.calls.length).toBe(1)
    sent()
    engines.answers = { status: 200 }
    await aMinuteLater(6 * MINUTE_MS)
    expect([new Set(sent()), await waiting()]).toEqual([new Set(['/product/kapa-zimska']), []])
    engines.release()
    await killed
  })

  test('what changes again while it is sent is sent again', async () => {
    await begun()
    const id = await addProduct(services, { slug: { hrv: 'kapa-zimska' } })
    engines.answers = { status: 503 }
    await aMinuteLater()
    sent()
    services.clock.advance(1_000)
    await change((trx) => renameText(trx, id, 'Kapa'))
    engines.answers = { status: 200 }
    await aMinuteLater()
    expect([sent(), await waiting()]).toEqual([['/product/kapa-zimska'], []])
  })

  test('one call has at most 10,000 addresses, and refused ones are not sent again', async () => {
    await begun()
    const paths = Array.from({ length: 12_000 }, (_, at) => ({ path: `/product/p-${at}`, look: 1 }))
    for (let at = 0; at < paths.length; at += 500) {
      const values = paths.slice(at, at + 500)
      await services.db.insertInto('page_announcement').values(values).execute()
    }
    await aMinuteLater()
    expect(engines.calls.map(({ urlList }) => urlList.length)).toEqual([10_000, 2_000])
    expect([new Set(sent()).size, await waiting()]).toEqual([12_000, []])

    engines.answers = { status: 422 }
    await addProduct(services, { slug: { hrv: 'kapa-zimska' } })
    await aMinuteLater()
    await aMinuteLater()
    expect([sent(), await waiting()]).toEqual([['/product/kapa-zimska'], []])
  })

  test('after a gap of the feed all is compared with what was known', async () => {
    await begun()
    await addProduct(services, { slug: { hrv: 'kapa-zimska' } })
    await services.db.updateTable('index_now').set({ cursor: 'lost' }).execute()
    await aMinuteLater()
    await aMinuteLater()
    expect(sent()).toEqual(['/product/kapa-zimska'])
  })

  async function renameText(trx: Trx, productId: number, name: string): Promise<void> {
    services.clock.advance(1)
    await changeText(trx, services.clock, { productId, language: 'hrv', text: { name } })
  }
})

function post(slug: string, publishedAt: string | null) {
  const texts = { title: slug, excerpt: 'Kratko.', body: '<p>Dugo.</p>' }
  return { slug, language: 'hrv', ...texts, publishedAt, at: AT }
}

function anEvent() {
  return {
    texts: { hrv: { title: 'Utakmica', description: '<p>Dođite.</p>' } },
    ...{ start: '2026-06-01T18:00:00.000Z', end: null, location: 'Zagreb', mediaId: null },
  }
}

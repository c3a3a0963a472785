import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPage, createTerm, publishPage, setOption } from '#services/modules/cms/api.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { setSlug } from '#services/platform/slugs.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { speaking } from '#tests/support/spoken.ts'

const QUERY = 'query At($path: String!) { translations(path: $path) { language path } }'
type Answer = {
  readonly translations: readonly { readonly language: string; readonly path: string }[]
}

let services: TestServices
let graph: TestGateway

function write<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => await work(trx))
}

beforeAll(async () => {
  services = await startServices({ seed: true, prepare: speaking('hrv', 'eng') })
  graph = await startGateway({ servicesUrl: services.url, clock: services.clock })
  const at = services.clock.now().toISOString()
  await write(services.db, async (trx) => {
    await createPage(trx, {
      slug: { hrv: 'pocetak', eng: 'our-home' },
      texts: { hrv: { title: 'Početak' }, eng: { title: 'Home' } },
      ...{ publishedAt: at, at },
    })
    await createPage(trx, {
      slug: { hrv: 'o-savezu-ukratko', eng: 'about-us' },
      texts: { hrv: { title: 'O savezu' }, eng: { title: 'About us' } },
      ...{ publishedAt: at, at },
    })
    await createPage(trx, {
      slug: { hrv: 'samo-hrvatski' },
      texts: { hrv: { title: 'Samo hrvatski' } },
      ...{ publishedAt: at, at },
    })
    await createTerm(trx, {
      termType: 'categories',
      texts: { hrv: 'Djeca', eng: 'Children' },
      slug: { hrv: 'djeca', eng: 'children' },
    })
    await setOption(trx, { key: 'HomePageSlug', value: 'pocetak' })
  })
})
afterAll(async () => {
  await graph?.close()
  await services?.close()
})

async function translationsOf(path: string, language = 'hr') {
  const { data, errors, calls } = await graph.ask<Answer>(
    QUERY,
    { path },
    { 'x-language': language },
  )
  expect(errors).toEqual([])
  const paths = Object.fromEntries(data.translations.map((one) => [one.language, one.path]))
  return { paths, calls }
}

test.each([
  ['/', '/en'],
  ['/o-savezu-ukratko', '/en/about-us'],
  ['/objave/djeca', '/en/blog/children'],
  ['/product/sal-jadran', '/en/product/sal-jadran'],
  ['/kosarica', '/en/cart'],
  ['/dogadjaj/7', '/en/event/7'],
])('%s is %s in English, and that leads back [RT-27~, AP-29]', async (croatian, english) => {
  const both = { hr: croatian, en: english }
  expect((await translationsOf(croatian)).paths).toEqual(both)
  expect((await translationsOf(english, 'en')).paths).toEqual(both)
})

test('a page has the languages in which it can be read, and no path leads to none', async () => {
  expect((await translationsOf('/samo-hrvatski')).paths).toEqual({ hr: '/samo-hrvatski' })
  expect((await translationsOf('/a/b/c')).paths).toEqual({})
})

test('a path of a screen with no words of its own costs no call', async () => {
  expect((await translationsOf('/kosarica')).calls).toEqual([])
})

test('an answer is shared, until the page has another address in that language [AP-29]', async () => {
  const path = '/o-savezu-ukratko'
  const cached = async () => (await translationsOf(path)).paths['en']
  expect(await cached()).toBe('/en/about-us')
  expect((await translationsOf(path)).calls).toEqual([])
  const { target } = await services.db
    .selectFrom('slug')
    .select('target')
    .where('slug', '=', 'about-us')
    .executeTakeFirstOrThrow()
  await write(services.db, async (trx) => {
    await setSlug(trx, { kind: 'page', language: 'eng', slug: 'who-we-are', target })
    const at = services.clock.now().toISOString()
    await publishPage(trx, { id: target, publishedAt: at, at })
  })
  await expect.poll(cached).toBe('/en/who-we-are')
})

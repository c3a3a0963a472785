import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPage, createPost, setOption } from '#services/modules/cms/api.ts'
import { createCategory } from '#services/modules/product/api.ts'
import { languages, setSetting } from '#services/modules/settings/api.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { addProduct } from '#tests/services/product-catalogue.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { eventually } from './eventually.ts'
import { startRenderingGateway } from './rendering-gateway.ts'

const SITE = 'http://localhost:4000'
const CROATIAN = '41'

let services: TestServices
let graph: TestGateway

beforeAll(async () => {
  services = await startServices({ seed: true, prepare: speakTwo })
  await addContent()
  graph = await startRenderingGateway(services)
})
afterAll(async () => {
  await graph?.close()
  await services?.close()
})

function write<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => await work(trx))
}

async function speakTwo(db: Db): Promise<void> {
  const spoken = (await languages(db)).filter(({ code2 }) => ['hr', 'en'].includes(code2))
  const value = spoken.map(({ id }) => id).join(',')
  await write(db, (trx) => setSetting(trx, { group: 'site', key: 'languages', value }))
}

async function addContent(): Promise<void> {
  const at = services.clock.now().toISOString()
  const both = { hrv: { title: 'Naslov' }, eng: { title: 'Title' } }
  await write(services.db, async (trx) => {
    for (const [hrv, eng] of [
      ['pocetak', 'our-home'],
      ['o-savezu-ukratko', 'about-us'],
    ] as const) {
      await createPage(trx, { slug: { hrv, eng }, texts: both, publishedAt: at, at })
    }
    await createPage(trx, {
      ...{ slug: { hrv: 'skrivena', eng: 'hidden-page' }, texts: both, publishedAt: at, at },
      isListed: false,
    })
    await createPage(trx, {
      ...{ slug: { hrv: 'samo-hrvatski' }, texts: { hrv: { title: 'Samo' } }, publishedAt: at, at },
    })
    await createCategory(trx, {
      texts: { hrv: { name: 'Zviždaljke' }, eng: { name: 'Whistles' } },
      slug: { hrv: 'zvizdaljke', eng: 'whistles' },
    })
    await createPost(trx, {
      ...{ slug: 'samo-hrvatska-objava', language: 'hrv', title: 'Objava', excerpt: 'Kratko.' },
      ...{ body: '<p>Dugo.</p>', publishedAt: at, at },
    })
    await setOption(trx, { key: 'HomePageSlug', value: 'pocetak' })
  })
  await addProduct(services, {
    texts: { hrv: { name: 'Zviždaljka' }, eng: { name: 'Whistle' } },
    slug: { hrv: 'zvizdaljka', eng: 'whistle' },
  })
}

type Links = Readonly<Record<string, string>>

/** Status, canonical address and versions that the head of a page names. */
async function headOf(path: string) {
  const answer = await fetch(graph.url + path, { redirect: 'manual' })
  const html = await answer.text()
  const [head = ''] = html.split('</head>', 1)
  const links = head.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/g)
  return {
    status: answer.status,
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1] ?? null,
    versions: Object.fromEntries([...links].map(([, code, address]) => [code, address])) as Links,
  }
}

/** Of all maps: versions by address. */
async function listed(): Promise<ReadonlyMap<string, Links>> {
  const read = async (path: string) => await (await fetch(graph.url + path)).text()
  const maps = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)]
  const urls = new Map<string, Links>()
  for (const [, map = ''] of maps) {
    const entries = (await read(map.replace(SITE, ''))).matchAll(
      /<url><loc>([^<]+)<\/loc>(.*?)<\/url>/gs,
    )
    for (const [, address = '', rest = ''] of entries) {
      const links = rest.matchAll(/<xhtml:link rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/g)
      urls.set(address, Object.fromEntries([...links].map(([, code, other]) => [code, other])))
    }
  }
  return urls
}

test('each page names its versions, itself and the usual one, as the site map does [SE-01, SE-04~]', async () => {
  const all = await listed()
  const own = ['/o-savezu-ukratko', '/product/zvizdaljka', '/samo-hrvatski', '/'].map(
    (path) => SITE + path,
  )
  expect([...all.keys()]).toEqual(expect.arrayContaining(own))
  expect(all.get(`${SITE}/o-savezu-ukratko`)).toEqual({
    hr: `${SITE}/o-savezu-ukratko`,
    en: `${SITE}/en/about-us`,
    'x-default': `${SITE}/o-savezu-ukratko`,
  })
  // One in twenty of those that the demo has in great number.
  const crawled = [...all.keys()].filter((address, at) => own.includes(address) || at % 20 === 0)
  for (const address of crawled) {
    const { status, canonical, versions } = await headOf(address.replace(SITE, ''))
    const found = { address, status, canonical, versions }
    expect(found).toEqual({ address, status: 200, canonical: address, versions: all.get(address) })
    for (const other of Object.values(versions)) {
      const back = await headOf(other.replace(SITE, ''))
      expect({ other, ...back }).toEqual({ other, status: 200, canonical: other, versions })
    }
  }
})

test('a page that exists in one language names none, and neither does one that search engines do not list', async () => {
  const paths = [
    ...[
      '/samo-hrvatski',
      '/en/samo-hrvatski',
      '/samo-hrvatska-objava',
      '/skrivena',
      '/en/hidden-page',
    ],
    ...['/pretraga?keywords=dres', '/kosarica', '/nema-je', '/objave?page=2', '/shop?page=2'],
  ]
  for (const path of paths) {
    expect([path, (await headOf(path)).versions]).toEqual([path, {}])
  }
})

test('on a site with one language no page names a version', async () => {
  await write(services.db, (trx) => setOption(trx, { key: 'AllowedLanguages', value: CROATIAN }))
  await eventually(async () => {
    expect((await headOf('/o-savezu-ukratko')).versions).toEqual({})
  })
  const { status } = await headOf('/en/about-us')
  expect([status, new Set([...(await listed()).values()].flatMap(Object.keys))]).toEqual([
    404,
    new Set(),
  ])
})

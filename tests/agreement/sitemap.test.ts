import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRenderer } from '#client/server/renderer.tsx'
import { createGateway, type Gateway } from '#gateway/app.ts'
import { readConfig } from '#gateway/config.ts'
import { CLIENT_ASSETS } from '#tests/support/client-assets.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { sampleOf, siteMapPaths } from '#tests/support/site-map.ts'

/** Of some 370 pages; `npm run soak` reads all of them. */
const SAMPLE = process.env['SITE_MAP'] === 'whole' ? Number.POSITIVE_INFINITY : 60
const PUBLIC_URL = 'http://localhost:4000'

let services: TestServices
let gateway: Gateway
let url: string
const renderer = createRenderer(CLIENT_ASSETS)

beforeAll(async () => {
  services = await startServices({ seed: true })
  const config = readConfig({
    PORT: '0',
    PUBLIC_URL,
    SERVICES_URL: services.url,
    LOG_LEVEL: 'silent',
  })
  gateway = await createGateway({
    config,
    clock: services.clock,
    log: pino({ level: 'silent' }),
    renderer: async () => renderer,
    readTimeoutMs: 60_000,
  })
  url = await gateway.listen()
  await gateway.layout.ready()
})

afterAll(async () => {
  await gateway.close()
  await services.close()
})

function pathsInSitemap(): Promise<readonly string[]> {
  return siteMapPaths(url)
}

test('every path of the site map is a canonical path of an open screen [RT-21~]', async () => {
  const paths = await pathsInSitemap()
  expect(paths.length).toBeGreaterThan(24)
  for (const path of paths) {
    const { route, redirectTo } = renderer.match(new URL(path, PUBLIC_URL))
    expect({ path, route: route === null, redirectTo }).toEqual({
      path,
      route: false,
      redirectTo: null,
    })
  }
})

let sampled: Promise<ReadonlyMap<string, string>> | null = null

/** The HTML of a sample of its pages, each read once. */
function sampledPages(): Promise<ReadonlyMap<string, string>> {
  sampled ??= readPages()
  return sampled
}

async function readPages(): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>()
  for (const path of sampleOf(await pathsInSitemap(), SAMPLE)) {
    const page = await fetch(url + path)
    expect({ path, status: page.status }).toEqual({ path, status: 200 })
    pages.set(path, await page.text())
  }
  return pages
}

test('its pages answer, and so does every path that they link to [RT-21] [HF-02, HF-18]', async () => {
  const linked = new Map<string, string>()
  for (const [path, html] of await sampledPages()) {
    for (const [, to = ''] of html.matchAll(/<a\b[^>]*?href="(\/[^"#]*)/g)) {
      linked.set(to.replaceAll('&amp;', '&'), path)
    }
  }
  const dead: string[] = []
  for (const [to, from] of sampleOf([...linked], SAMPLE * 2)) {
    const { status } = await fetch(url + to)
    if (status !== 200) dead.push(`${from} → ${to}: ${status}`)
  }
  expect(dead).toEqual([])
})

test('a search engine shows the whole title of each of its pages, and has a description to show', async () => {
  const faults: string[] = []
  for (const [path, html] of await sampledPages()) {
    const [, title = ''] = /<title>([^<]*)/.exec(html) ?? []
    const [, description = ''] = /<meta name="description" content="([^"]*)/.exec(html) ?? []
    const { length } = title.replaceAll(/&#?\w+;/g, '.')
    if (length === 0 || length > 70) faults.push(`${path}: ${title}`)
    if (description.length < 40) faults.push(`${path}: ${description}`)
  }
  expect(faults).toEqual([])
})

import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRenderer } from '#client/server/renderer.tsx'
import { createGateway, type Gateway } from '#gateway/app.ts'
import { readConfig } from '#gateway/config.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'

/** Some fifty pages are drawn, on a machine that may be busy. */
const MANY_PAGES_MS = 300_000
const PUBLIC_URL = 'http://localhost:4000'
const ASSETS = { entry: '/e.js', early: '/c.js', css: [], fonts: [], chunks: () => [] }

let services: TestServices
let gateway: Gateway
let url: string
const renderer = createRenderer(ASSETS)

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

async function pathsInSitemap(): Promise<readonly string[]> {
  const text = await (await fetch(`${url}/sitemap.xml`)).text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    expect(address.startsWith(PUBLIC_URL)).toBe(true)
    return address.slice(PUBLIC_URL.length) || '/'
  })
}

test(
  'every path of the site map is a canonical path of an open screen, and answers [RT-21]',
  async () => {
    const paths = await pathsInSitemap()
    expect(paths.length).toBeGreaterThan(24)
    for (const path of paths) {
      const { route, redirectTo } = renderer.match(new URL(path, PUBLIC_URL))
      expect({ path, route: route === null, redirectTo }).toEqual({
        path,
        route: false,
        redirectTo: null,
      })
      expect({ path, status: (await fetch(url + path)).status }).toEqual({ path, status: 200 })
    }
  },
  MANY_PAGES_MS,
)

test(
  'no link of a page leads to a path that no screen answers [HF-02, HF-18]',
  async () => {
    const linked = new Map<string, string>()
    for (const path of await pathsInSitemap()) {
      const html = await (await fetch(url + path)).text()
      for (const [, to = ''] of html.matchAll(/<a\b[^>]*?href="(\/[^"#]*)/g)) {
        linked.set(to.replaceAll('&amp;', '&'), path)
      }
    }
    const dead: string[] = []
    for (const [to, from] of linked) {
      const { status } = await fetch(url + to)
      if (status !== 200) dead.push(`${from} → ${to}: ${status}`)
    }
    expect(dead).toEqual([])
  },
  MANY_PAGES_MS,
)

import { parse } from 'graphql'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import type { Renderer } from '#client/server/renderer.tsx'
import { type ForeignPlatform, startForeignPlatform } from '#tests/support/foreign-platform.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { invariantTest as test } from '#tests/support/violation.ts'
import { aPerson, type Browser, LOGIN, ME, openBrowser, REGISTER } from './visitors.ts'

const WHO = parse('query Who { me { email firstName } }')
const CHANGE = parse('mutation Change { logout { __typename } }')
const PRIVATE = ['/profil', '/odlazak', '/pokvareno', '/promjena']

/** Draws whoever the graph says is there, on public pages as well. */
const renderer: Renderer = {
  locales: [{ code: 'hr', iso: 'hr-HR', prefix: '' }],
  chooseLocale: () => 'hr',
  match: ({ pathname }) => ({
    route: 'page',
    locale: 'hr',
    redirectTo: null,
    query: new URLSearchParams(),
    isPrivate: PRIVATE.includes(pathname),
    takesForms: false,
  }),
  render: async ({ url, execute }) => {
    const { data, errors } = await execute({ document: WHO, operationName: 'Who', variables: {} })
    if (url.pathname === '/pokvareno') throw new Error('It cannot be drawn.')
    if (url.pathname === '/odlazak' && !data?.['me']) {
      return { status: 302, html: '', location: '/prijava?redirect=/odlazak' }
    }
    if (url.pathname === '/promjena') {
      await execute({ document: CHANGE, operationName: 'Change', variables: {} })
    }
    return { status: 200, html: JSON.stringify({ ...data, failed: errors?.length ?? 0 }) }
  },
}

const people = ['ana', 'ivo'].map((name) => ({
  email: `${name}@platform.example`,
  password: `lozinka-${name}-1`,
}))

let platform: ForeignPlatform
let graph: TestGateway
const browsers: Browser[] = []

beforeAll(async () => {
  platform = await startForeignPlatform()
  graph = await startGateway({ servicesUrl: platform.url, renderer: async () => renderer })
  platform.accounts.verifyMails(false)
  for (const { email, password } of people) {
    await graph.ask(REGISTER, { input: aPerson(email, { password }) })
    const browser = openBrowser(graph)
    await browser.ask(LOGIN, { username: email, password })
    browsers.push(browser)
  }
})
afterAll(async () => {
  await graph?.close()
  await platform?.close()
})

async function visit(path: string, browser?: Browser, headers: Record<string, string> = {}) {
  const response = await fetch(graph.url + path, {
    headers: { ...(browser ? { cookie: browser.cookie() } : {}), ...headers },
    redirect: 'manual',
  })
  browser?.keep(response.headers)
  return { response, text: await response.text() }
}

function at<T>(list: readonly T[], index: number): T {
  const one = list[index]
  if (one === undefined) throw new Error('There are two of them.')
  return one
}

describe('a page that is made for one visitor', () => {
  test('shows them and is kept by nobody', async () => {
    const { response, text } = await visit('/profil', at(browsers, 0))
    expect(JSON.parse(text)).toEqual({
      me: { email: 'ana@platform.example', firstName: 'Ana' },
      failed: 0,
    })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  test('[case 22] changes nothing, whoever has sent them there', async () => {
    await visit('/promjena', at(browsers, 0))
    expect((await visit('/profil', at(browsers, 0))).text).toContain('ana@platform.example')
  })

  test('renews their tokens, also where it leads on or cannot be drawn', async () => {
    const browser = at(browsers, 0)
    for (const path of PRIVATE) {
      const old = browser.jar.get('auth.refresh')
      browser.jar.delete('auth.access')
      const { response } = await visit(path, browser)
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(browser.jar.get('auth.refresh')).not.toBe(old)
      expect(browser.jar.has('auth.access')).toBe(true)
    }
    expect((await visit('/profil', browser)).text).toContain('ana@platform.example')
  })

  test('leads visitors on, and whoever was logged out meanwhile', async () => {
    const gone = openBrowser(graph)
    gone.jar.set('auth.access', 'access.x.1').set('auth.refresh', 'refresh.x.1').set('visitor', 'a')
    for (const browser of [openBrowser(graph), gone]) {
      const { response } = await visit('/odlazak', browser)
      expect(response.status).toBe(302)
      expect(response.headers.get('location')).toBe('/prijava?redirect=/odlazak')
      expect(response.headers.get('cache-control')).toBe('private, no-store')
    }
    expect([...gone.jar.keys()]).toEqual([])
  })

  test('[case 39] is none of the kept ones: a public page knows nobody, whoever asks first', async () => {
    const { response, text } = await visit('/javna', at(browsers, 0))
    expect(JSON.parse(text)).toMatchObject({ me: null })
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(response.headers.getSetCookie()).toEqual([])
    expect(response.headers.get('vary') ?? '').not.toContain('ookie')
    expect((await visit('/javna')).text).toBe(text)
    // Its answer is for everyone: it takes no cookie home, even where one is missing.
    const cookie = 'auth.access=access.x.1; auth.refresh=refresh.x.1'
    const unmarked = await visit('/javna', undefined, { cookie })
    expect(unmarked.response.headers.getSetCookie()).toEqual([])
  })

  test('[case 39] a host or address that a header claims changes nothing', async () => {
    const poison = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }
    const { text, response } = await visit('/profil', at(browsers, 1), poison)
    expect(text).toContain('ivo@platform.example')
    expect(JSON.stringify([...response.headers])).not.toContain('evil.example')
  })
})

test('[case 39] two people 1,000 times in parallel: never one in the page or answer of the other', async () => {
  let foreign = 0
  for (let round = 0; round < 100; round += 1) {
    await Promise.all(
      Array.from({ length: 20 }, async (_none, index) => {
        const { email } = at(people, index % 2)
        const cookie = at(browsers, index % 2).cookie()
        const isPage = index % 4 < 2
        const seen = isPage
          ? await (await fetch(`${graph.url}/profil`, { headers: { cookie } })).text()
          : JSON.stringify((await graph.ask(ME, {}, { cookie })).data)
        const others = people.filter((person) => person.email !== email)
        if (!seen.includes(email) || others.some((other) => seen.includes(other.email)))
          foreign += 1
      }),
    )
  }
  expect(foreign).toBe(0)
})

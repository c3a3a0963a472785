import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { NAVIGATIONS } from '#gateway/layout/layout.ts'
import { createLayoutStore, type LayoutStore } from '#gateway/layout/layout-store.ts'
import { getElements, getNavigation, getOptions } from '#services/contract/cms.ts'
import { detectDomain } from '#services/contract/master.ts'
import { getCheckoutSettings } from '#services/contract/order-calls.ts'
import { filterDomains, getGeneral } from '#services/contract/settings.ts'
import { eventually } from './eventually.ts'
import { failure, scriptedServices } from './scripted-services.ts'

const { log } = Fastify({ logger: false })
const open: { close(): Promise<void> }[] = []

afterEach(async () => {
  await Promise.all(open.splice(0).map((store) => store.close()))
})

function aStore(services = scriptedServices()) {
  let now = Date.parse('2026-11-21T12:00:00Z')
  const store = createLayoutStore({
    upstream: services.client,
    publicUrl: 'http://shop.test',
    log,
    clock: { now: () => new Date(now) },
  })
  const heard: { topics: readonly string[]; isGap: boolean }[] = []
  store.onChange((topics, isGap) => heard.push({ topics, isGap }))
  open.push(store)
  const advance = (ms: number) => {
    now += ms
  }
  return { store, services, heard, advance }
}

/** Starts, waits for what is told at the start and forgets it. */
async function startAndForget(store: LayoutStore, heard: unknown[]): Promise<void> {
  store.start()
  await store.ready()
  await eventually(() => expect(heard.length).toBeGreaterThan(1))
  heard.length = 0
}

/** Each place for a menu is a question of its own. */
const MENUS = NAVIGATIONS.length

const timesRequested = (
  { requests }: ReturnType<typeof scriptedServices>,
  { path }: { path: string },
) => requests.filter((one) => one.path === path).length

function menuOf(services: ReturnType<typeof scriptedServices>, ...titles: string[]) {
  services.on(getNavigation, ({ id }) => ({
    id,
    items: titles.map((title, index) => ({
      id: index + 1,
      title,
      linkV2: { kind: 'internal' as const, path: '/shop' },
      children: [],
    })),
  }))
}

test('the domain is requested first, without a key, and every later call carries what it answered', async () => {
  const { store, services } = aStore()
  store.start()

  const layout = await store.ready()

  expect(layout.identity).toEqual({ apiKey: 'key-1', site: '3', store: '4' })
  const [first, ...later] = services.requests
  expect(first?.path).toBe('domainDetect')
  expect(first?.scope.identity).toBeNull()
  expect(
    new Set(
      later
        .filter(({ path }) => path !== 'domainDetect')
        .map(({ scope }) => scope.identity?.apiKey),
    ),
  ).toEqual(new Set(['key-1']))
})

test('[AP-27, AP-28] a gateway that starts before the services waits, and is ready when they are', async () => {
  const { store, services } = aStore()
  services.fail(detectDomain)
  store.start()
  await eventually(() => expect(services.requests.length).toBeGreaterThan(1))
  expect(store.current()).toBeNull()

  const fresh = scriptedServices()
  services.on(detectDomain, async () =>
    fresh.client
      .scope({
        identity: null,
        language: 'hrv',
        requestId: 'r',
        signal: new AbortController().signal,
      })
      .call(detectDomain, {}),
  )

  expect((await store.ready()).domain.site.name).toBe('Savez')
})

test('[HF-02, HF-09] a menu that changes is there before anyone is told, and nothing else is requested again', async () => {
  const { store, services, heard } = aStore()
  menuOf(services, 'Dresovi')
  await startAndForget(store, heard)
  services.requests.length = 0
  let seenWhenTold: string | undefined
  store.onChange(() => {
    seenWhenTold = store.current()?.navigation.main[0]?.title
  })

  menuOf(services, 'Oprema')
  services.tell('navigation')

  await eventually(() => expect(heard).toEqual([{ topics: ['navigation'], isGap: false }]))
  expect(seenWhenTold).toBe('Oprema')
  expect(new Set(services.requests.map(({ path }) => path))).toEqual(
    new Set(['navigation/tree/{id}', 'x/changes']),
  )
})

test('topics of products are told at once and refresh nothing', async () => {
  const { store, services, heard } = aStore()
  await startAndForget(store, heard)
  services.requests.length = 0

  services.tell('product:17', 'list:3', 'list:all')

  await eventually(() =>
    expect(heard).toEqual([{ topics: ['product:17', 'list:3', 'list:all'], isGap: false }]),
  )
  expect(new Set(services.requests.map(({ path }) => path))).toEqual(new Set(['x/changes']))
})

test('[HF-20] a part that fails keeps its last good copy, the others are fresh, and it is tried again', async () => {
  const { store, services } = aStore()
  menuOf(services, 'Dresovi')
  store.start()
  await store.ready()

  services.fail(getNavigation)
  services.on(getOptions, () => ({ records: [{ key: 'CopyrightText', value: '©', media: null }] }))
  services.tell('navigation', 'options')
  await eventually(() => expect(store.current()?.options.get('CopyrightText')?.value).toBe('©'))
  expect(store.current()?.navigation.main[0]?.title).toBe('Dresovi')

  menuOf(services, 'Oprema')
  await eventually(() => expect(store.current()?.navigation.main[0]?.title).toBe('Oprema'))
})

test('while a part fails nobody is told that it changed, so that kept pages stay', async () => {
  const { store, services, heard } = aStore()
  await startAndForget(store, heard)
  services.fail(getNavigation)
  services.requests.length = 0

  services.tell('navigation')
  await eventually(() => expect(timesRequested(services, getNavigation)).toBeGreaterThan(MENUS))
  expect(heard).toEqual([])

  menuOf(services, 'Oprema')
  await eventually(() => expect(heard).toEqual([{ topics: ['navigation'], isGap: false }]))
})

test('a part that fails again and again is tried by one alone', async () => {
  const { store, services, heard } = aStore()
  await startAndForget(store, heard)
  services.requests.length = 0
  services.fail(getNavigation)
  for (let change = 1; change <= 10; change += 1) {
    services.tell('navigation')
    await eventually(() =>
      expect(timesRequested(services, getNavigation)).toBeGreaterThanOrEqual(change * MENUS),
    )
  }
  menuOf(services, 'Oprema')
  await eventually(() => expect(store.current()?.navigation.main[0]?.title).toBe('Oprema'))
  const before = timesRequested(services, getNavigation)

  // For as long as it takes until another part was tried twice more.
  services.fail(getOptions)
  services.tell('options')
  await eventually(() => expect(timesRequested(services, getOptions)).toBeGreaterThan(2))
  expect(timesRequested(services, getNavigation)).toBe(before)
})

test('a part that has never answered is empty, so that the rest of the shop works without it', async () => {
  const { store, services } = aStore()
  services.fail(getNavigation)
  services.fail(getElements)
  store.start()

  const layout = await store.ready()

  expect(layout.navigation.main).toEqual([])
  expect(layout.elements.footer).toBeNull()
  expect(layout.currencies.mainCurrencyId).toBe(1)
})

test('a gap drops everything, now and once more when the layout is fresh', async () => {
  const { store, services, heard } = aStore()
  await startAndForget(store, heard)

  services.forgetCursors()

  await eventually(() => expect(heard).toHaveLength(2))
  expect(heard[0]).toEqual({ topics: [], isGap: true })
  expect(heard[1]?.topics).toContain('navigation')
})

test('what changed while the feed was lost is told when it is found again', async () => {
  const { store, services, heard } = aStore()
  store.start()
  await store.ready()
  await eventually(() => expect(store.maxAgeMs()).toBeNull())

  services.setFeed('fails')
  services.tell('product:1')
  await eventually(() => expect(store.maxAgeMs()).toBe(60_000))
  services.setFeed('answers')

  await eventually(() => expect(heard).toContainEqual({ topics: ['product:1'], isGap: false }))
  expect(store.maxAgeMs()).toBeNull()
})

test('a platform without the feed is requested again after 60 s by the clock', async () => {
  const { store, services, advance } = aStore()
  services.setFeed('unknown')
  menuOf(services, 'Dresovi')
  store.start()
  await store.ready()
  expect(store.maxAgeMs()).toBe(60_000)

  menuOf(services, 'Oprema')
  advance(60_000)

  await eventually(() => expect(store.current()?.navigation.main[0]?.title).toBe('Oprema'))
})

test('[MT-01] maintenance is read from the settings; a platform that has no such setting is open', async () => {
  const closed = aStore()
  closed.services.on(getGeneral, ({ group, key }) => ({ group, key, value: 'true' }))
  closed.store.start()
  expect((await closed.store.ready()).isInMaintenance).toBe(true)

  const foreign = aStore()
  foreign.services.fail(getGeneral, failure(404, 'NOT_FOUND'))
  foreign.store.start()
  expect((await foreign.store.ready()).isInMaintenance).toBe(false)
})

test('a part that a platform without a feed lacks has its default and is not requested again', async () => {
  const { store, services } = aStore()
  services.setFeed('unknown')
  services.fail(filterDomains, failure(404, 'NOT_FOUND'))
  services.fail(getCheckoutSettings)
  store.start()
  expect((await store.ready()).domains).toEqual([])

  // One that fails is: until then the other would have been, too.
  await eventually(() => expect(timesRequested(services, getCheckoutSettings)).toBe(2))
  expect(timesRequested(services, filterDomains)).toBe(1)
})

test('a key that was changed is requested again, and the feed is followed with the new one', async () => {
  const { store, services } = aStore()
  store.start()
  const { domain } = await store.ready()
  await eventually(() => expect(store.maxAgeMs()).toBeNull())

  services.on(detectDomain, () => ({ ...domain, apiKeyToken: 'key-2' }))
  services.setFeed('wrong key')
  await eventually(() => expect(store.current()?.identity.apiKey).toBe('key-2'))
  services.setFeed('answers')

  await eventually(() => expect(store.maxAgeMs()).toBeNull())
  const polls = services.requests.filter(({ path }) => path === 'x/changes')
  expect(polls.at(-1)?.scope.identity?.apiKey).toBe('key-2')
})

test('an element whose fields another platform keeps differently is left out', async () => {
  const { store, services } = aStore()
  services.on(getElements, () => ({
    records: ['header-section', 'footer-section'].map((handler, index) => ({
      id: index,
      handler,
      type: 'static-element',
      title: '',
      language_code: 'hrv',
      slug: handler,
      options: {},
      meta: handler === 'header-section' ? { announcement: 'Besplatna dostava' } : { odd: 1 },
      linkMeta: {},
      mobileMeta: {},
      mobileOptions: {},
      parts: [],
      created_at: '2026-01-01T00:00:00Z',
    })),
  }))
  store.start()

  const { elements } = await store.ready()

  expect(elements).toEqual({
    header: { announcement: 'Besplatna dostava' },
    footer: null,
    cookieNotice: null,
  })
})

test('a store that is closed while it waits ends, and says so to who waits for it', async () => {
  const { store, services } = aStore()
  services.fail(detectDomain)
  store.start()
  const waiting = store.ready()

  await store.close()

  await expect(waiting).rejects.toThrow('closed')
})

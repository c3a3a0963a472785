import { afterEach, beforeEach, expect, test } from 'vitest'
import { eventually } from './eventually.ts'
import { type PagesWorld, startPagesWorld } from './pages-world.ts'
import { scriptedServices } from './scripted-services.ts'

let world: PagesWorld

beforeEach(async () => {
  world = await startPagesWorld()
  world.pages.set('/product/dres', { text: '45,00 €', tags: ['product:17'] })
  world.pages.set('/shop', { text: 'dres 45,00 €', tags: ['list:all', 'product:17'] })
  await eventually(() => expect(world.layout.maxAgeMs()).toBeNull())
  // What is made right after the start is kept briefly: the start itself purged everything.
  world.clock.advance(60_000)
})

afterEach(async () => {
  await world.close()
})

/** Resolves when the gateway has heard of everything told so far. */
async function told(...topics: string[]): Promise<void> {
  const heard = new Promise<void>((resolve) => {
    const stop = world.layout.onChange((some) => {
      if (!topics.every((topic) => some.includes(topic))) return
      stop()
      resolve()
    })
  })
  world.services.tell(...topics)
  await heard
}

test('a page is rendered once for many who ask one after the other', async () => {
  for (let visit = 0; visit < 5; visit += 1) await world.get('/product/dres')

  expect(world.rendered).toHaveLength(1)
})

test('1,000 who ask at once for a page that is not kept cause one rendering', async () => {
  const answers = await Promise.all(Array.from({ length: 1_000 }, () => world.get('/shop')))

  expect(world.rendered).toHaveLength(1)
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
})

test('[CC-01] a change drops the pages with its tags and no others', async () => {
  await world.get('/product/dres')
  await world.get('/')
  world.pages.set('/product/dres', { text: '39,00 €', tags: ['product:17'] })

  await told('product:17')

  expect((await world.get('/product/dres')).body).toContain('39,00 €')
  await world.get('/')
  expect(world.rendered).toHaveLength(3)
})

test('a page whose content changes while it is rendered is not kept', async () => {
  const reached = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  world.beforeAnswer(async () => {
    reached.resolve()
    await goOn.promise
  })
  const slow = world.get('/product/dres')
  await reached.promise
  world.beforeAnswer(async () => undefined)

  world.pages.set('/product/dres', { text: '39,00 €', tags: ['product:17'] })
  await told('product:17')
  // Who asks after the change does not wait for the rendering from before it.
  expect((await world.get('/product/dres')).body).toContain('39,00 €')
  goOn.resolve()

  expect((await slow).body).toContain('45,00 €')
  expect((await world.get('/product/dres')).body).toContain('39,00 €')
})

test('a page made a moment after a change is kept for 5 s only, since a late reader may have fed it', async () => {
  await told('product:17')
  await world.get('/product/dres')
  await world.get('/product/dres')
  expect(world.rendered).toHaveLength(1)

  world.clock.advance(5_000)
  await world.get('/product/dres')
  world.clock.advance(60_000)
  await world.get('/product/dres')

  expect(world.rendered).toHaveLength(2)
})

test('[HF-02] a change of menu, footer or options drops every page', async () => {
  for (const topic of ['navigation', 'elements', 'options', 'settings']) {
    await world.get('/product/dres')
    world.rendered.length = 0
    await told(topic)
    await world.get('/product/dres')
    expect(world.rendered).toHaveLength(1)
  }
})

test('a gap in the feed drops every page', async () => {
  await world.get('/product/dres')
  const heard = new Promise<void>((resolve) => {
    world.layout.onChange((_topics, isGap) => {
      if (isGap) resolve()
    })
  })
  world.services.forgetCursors()
  await heard

  await world.get('/product/dres')

  expect(world.rendered).toHaveLength(2)
})

test('a page with a gap is answered but not kept, and must not be kept by browsers', async () => {
  world.pages.set('/product/dres', { text: '45,00 €', tags: ['product:17'], hasGap: true })

  const { status, headers } = await world.get('/product/dres')
  await world.get('/product/dres')

  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers['etag']).toBeUndefined()
  expect(world.rendered).toHaveLength(2)
})

test('[CC-01] private pages are rendered for each visitor and never kept', async () => {
  world.pages.set('/profil', { text: 'moj profil', tags: [], isPrivate: true })

  const answers = await Promise.all([world.get('/profil'), world.get('/profil')])

  expect(world.rendered).toHaveLength(2)
  for (const { headers } of answers) expect(headers['cache-control']).toBe('private, no-store')
})

test('editPage leaves the kept page alone and is kept nowhere', async () => {
  await world.get('/product/dres')

  const { headers } = await world.get('/product/dres?editPage=true')
  await world.get('/product/dres')

  expect(headers['cache-control']).toBe('private, no-store')
  expect(world.rendered).toHaveLength(2)
})

test('query keys that the route does not declare change nothing, in whatever order they come', async () => {
  const first = await world.get('/shop?sort=cheapest&page=2')
  const second = await world.get('/shop?utm_source=x&page=2&fbclid=1&sort=cheapest&keywords=')

  expect(second.body).toBe(first.body)
  expect(world.rendered).toHaveLength(1)
  expect((await world.get('/shop?page=3&sort=cheapest')).body).not.toBe(first.body)
})

test('a list found by keywords is cached until a text changes', async () => {
  world.pages.set('/shop', { text: 'dres', tags: ['search', 'list:all', 'product:17'] })
  await world.get('/shop?keywords=dres')
  world.clock.advance(3_600_000)
  await world.get('/shop?keywords=dres')
  expect(world.rendered).toHaveLength(1)

  await told('product:4', 'search')
  await world.get('/shop?keywords=dres')

  expect(world.rendered).toHaveLength(2)
})

test('a missing page is kept until anything changes, for it may have been born', async () => {
  await world.get('/nema-toga')
  await world.get('/nema-toga')
  expect(world.rendered).toHaveLength(1)

  world.pages.set('/nema-toga', { text: 'sada ima', tags: ['page:9'] })
  await told('page:9')

  expect(await world.get('/nema-toga')).toMatchObject({ status: 200 })
})

test('10,000 made-up paths and made-up query values push out no real page', async () => {
  await world.get('/product/dres')
  await world.get('/shop')
  for (let round = 0; round < 5_000; round += 1) {
    await world.get(`/made-up-${round}`)
    await world.get(`/shop?keywords=made-up-${round}`)
  }
  world.rendered.length = 0

  await world.get('/product/dres')
  await world.get('/shop')

  expect(world.rendered).toHaveLength(0)
})

test('without the change feed a page lives 60 s', async () => {
  const services = scriptedServices()
  services.setFeed('unknown')
  const feedless = await startPagesWorld({ services })
  feedless.clock.advance(10_000)
  await feedless.get('/')
  feedless.clock.advance(59_000)
  await feedless.get('/')
  expect(feedless.rendered).toHaveLength(1)

  feedless.clock.advance(1_000)
  await feedless.get('/')

  expect(feedless.rendered).toHaveLength(2)
  await feedless.close()
})

test('a page that cannot be rendered again is shown as it was, and the next try comes 5 s later', async () => {
  // Rendered a moment after a change, it is cached for 5 s.
  await told('list:all')
  await world.get('/shop')
  world.clock.advance(6_000)
  world.pages.set('/shop', { text: '', tags: [], answer: { status: 503, html: 'down' } })

  const answer = await world.get('/shop')
  await world.get('/shop')
  expect(answer).toMatchObject({ status: 200 })
  expect(answer.body).toContain('dres 45,00 €')
  expect(world.rendered).toHaveLength(2)

  world.clock.advance(5_000)
  await world.get('/shop')
  expect(world.rendered).toHaveLength(3)
})

test('a rendering stops when the last visitor who waits for it has left, and not before', async () => {
  const address = await world.app.listen({ port: 0, host: '127.0.0.1' })
  const signals: AbortSignal[] = []
  const reached = Promise.withResolvers<void>()
  world.beforeAnswer(async ({ signal }) => {
    signals.push(signal)
    reached.resolve()
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
  })
  const first = new AbortController()
  const second = new AbortController()
  const visits = [first, second].map(({ signal }) =>
    fetch(`${address}/product/dres`, { signal }).catch(() => 'left'),
  )
  await reached.promise
  await eventually(async () => {
    const { promise, resolve } = Promise.withResolvers<number>()
    world.app.server.getConnections((_error, count) => resolve(count))
    expect(await promise).toBe(2)
  })

  first.abort()
  await visits[0]
  expect(signals[0]?.aborted).toBe(false)
  second.abort()
  await visits[1]

  await eventually(() => expect(signals[0]?.aborted).toBe(true))
  expect(signals).toHaveLength(1)
})

test('with and without the cache, 2,000 random visits and changes give the same answers', async () => {
  const plain = await startPagesWorld({ hasCache: false, services: scriptedServices() })
  const random = seededRandom(42)
  const pick = <Value>(values: readonly [Value, ...Value[]]): Value =>
    values[Math.floor(random() * values.length)] ?? values[0]
  const paths = ['/', '/shop', '/product/dres', '/product/lopta', '/novosti', '/nema'] as const
  const queries = ['', '?page=2', '?sort=newest&page=1', '?utm=1', '?keywords=dres'] as const
  let hits = 0
  world.pages.clear()
  plain.pages.clear()

  for (let step = 0; step < 2_000; step += 1) {
    for (const one of [world, plain]) one.clock.advance(500)
    if (random() < 0.1) {
      const path = pick(paths)
      const tag = `page:${paths.indexOf(path)}`
      const isGone = random() < 0.3
      const page = { text: `${path} ${step}`, tags: [tag] }
      for (const one of [world, plain]) {
        if (isGone) one.pages.delete(path)
        else one.pages.set(path, page)
      }
      await told(tag)
      continue
    }
    const address = pick(paths) + pick(queries)
    const before = world.rendered.length
    const [kept, fresh] = [await world.get(address), await plain.get(address)]
    if (world.rendered.length === before) hits += 1
    expect({ address, ...kept, headers: comparable(kept.headers) }).toEqual({
      address,
      ...fresh,
      headers: comparable(fresh.headers),
    })
  }

  expect(hits).toBeGreaterThan(500)
  await plain.close()
})

function comparable(headers: Record<string, unknown>) {
  const { date: _date, ...others } = headers
  return others
}

function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

import { pino } from 'pino'
import { expect } from 'vitest'
import type { Call } from '#services/contract/call.ts'
import { decide, filterPosts } from '#services/contract/cms.ts'
import {
  createElement,
  createPage,
  createPost,
  createTerm,
  publishElement,
  publishPage,
  scheduleElement,
  setOption,
} from '#services/modules/cms/api.ts'
import { cmsDueHandlers } from '#services/modules/cms/due-handlers.ts'
import { cmsRoutes } from '#services/modules/cms/routes.ts'
import { createContentSearch } from '#services/modules/cms/search/content-search.ts'
import { createAnswerCache } from '#services/platform/answer-cache.ts'
import { addChanges } from '#services/platform/changes.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { createFeedFollower } from '#services/platform/feed-follower.ts'
import { createDueWorker } from '#services/platform/jobs/due-worker.ts'
import { setSlug } from '#services/platform/slugs.ts'
import { callRoute } from '#tests/support/call-route.ts'
import { createTestClock, type TestClock } from '#tests/support/clock.ts'
import { eachEngine } from '#tests/support/databases.ts'
import { NO_CACHE } from '#tests/support/no-cache.ts'
import { invariantTest as test } from '#tests/support/violation.ts'
import { type Chance, createChance, ROUNDS, SEED, TIME_LIMIT_MS } from './product-index-chance.ts'
import { twoPrograms } from './two-programs.ts'

const log = pino({ level: 'silent' })
const HALF_HOUR_MS = 1_800_000

type World = {
  readonly clock: TestClock
  readonly chance: Chance
  readonly slugs: string[]
  readonly pages: number[]
  readonly elements: number[]
}

eachEngine('cached pages and posts', (engine) => {
  const programs = twoPrograms(engine)

  test(
    `equal those read again in ${ROUNDS} random states, written by two programs`,
    async () => {
      const chance = createChance(SEED)
      const clock = createTestClock()
      const world: World = { clock, chance, slugs: ['nema-me'], pages: [], elements: [] }
      const databases = [programs.own, programs.beside]
      const replicas = databases.map((db) => replica(db, clock))
      const handlers = new Map(Object.entries(cmsDueHandlers))
      const due = createDueWorker({ db: programs.beside, clock, log, handlers })

      for (let round = 0; round < ROUNDS; round += 1) {
        await chance
          .pick(databases)
          .transaction()
          .execute(async (trx) => {
            await change(trx, world, round)
            await addChanges(trx, [`cart:${round}`])
          })
        if (chance.once(2)) clock.advance(chance.whole(4) * HALF_HOUR_MS + chance.whole(3))
        if (chance.once(3)) await due.runOnce()
        for (const { cached, fresh } of replicas) {
          const questions = [
            ...['', ...world.slugs.slice(-4)].map((slug) => ({ call: decide, input: { slug } })),
            { call: filterPosts, input: { limit: 3, page: 1 + chance.whole(2) } },
            { call: filterPosts, input: { termSlugs: ['rubrika'] } },
          ]
          for (const question of questions) {
            const where = `seed ${SEED}, round ${round}: ${JSON.stringify(question.input)}`
            expect(await cached(question), where).toBe(await fresh(question))
          }
        }
      }
      for (const { counts } of replicas) {
        expect(counts.read).toBeGreaterThan(0)
        expect(counts.read).toBeLessThan(counts.called * 0.9)
      }
    },
    TIME_LIMIT_MS,
  )

  test('are read once while only others change; a planned post appears at its moment', async () => {
    const clock = createTestClock('2026-09-01T08:00:00.000Z')
    const { cached, counts } = replica(programs.own, clock)
    const posts = () => cached({ call: filterPosts, input: { limit: 50 } })
    const planned = new Date(clock.now().getTime() + HALF_HOUR_MS).toISOString()
    await write((trx) => newPost(trx, clock, ['planirano', planned]))
    expect(await posts()).not.toContain('planirano')
    const before = counts.read
    await write((trx) => addChanges(trx, ['cart:5', 'product:1', 'elements', 'search']))
    expect(await posts()).not.toContain('planirano')
    expect(counts.read).toBe(before)
    clock.set(planned)
    expect(await posts()).toContain('planirano')
    expect(counts.read).toBe(before + 1)
  })

  test('an address without a page is found as soon as a page takes it', async () => {
    const clock = createTestClock()
    const at = clock.now().toISOString()
    const { cached } = replica(programs.own, clock)
    const found = async (slug: string) =>
      JSON.parse(await cached({ call: decide, input: { slug } })).kind
    const page = { texts: { hrv: { title: 'Nova' } }, at }
    expect(await found('nova-adresa')).toBe('none')
    const id = await write((trx) => createPage(trx, { ...page, slug: { hrv: 'nova-adresa' } }))
    expect(await found('nova-adresa')).toBe('none')
    await write((trx) => publishPage(trx, { id, publishedAt: at, at }))
    expect(await found('nova-adresa')).toBe('page')
    await write((trx) => setSlug(trx, { ...HRV_PAGE, slug: 'novija-adresa', target: id }))
    expect(await found('nova-adresa')).toBe('moved')
    expect(await found('novija-adresa')).toBe('page')
    await write((trx) => setSlug(trx, { ...HRV_PAGE, slug: 'najnovija-adresa', target: id }))
    expect(await found('novija-adresa')).toBe('moved')
  })

  const write = <Answer>(work: (trx: Trx) => Promise<Answer>) =>
    programs.own.transaction().execute(work)
})

async function change(trx: Trx, world: World, round: number): Promise<void> {
  const { chance, clock, slugs, pages, elements } = world
  const slug = `mjesto-${round}`
  const at = clock.now().toISOString()
  const moment = chance.once(5)
    ? null
    : new Date(clock.now().getTime() + (chance.whole(8) - 4) * HALF_HOUR_MS).toISOString()
  const [pageId] = chance.some(pages, 1)
  const [elementId] = chance.some(elements, 1)
  if (round === 0) {
    const term = { termType: 'category', texts: { hrv: 'Rubrika' }, slug: { hrv: 'rubrika' } }
    await createTerm(trx, term)
  }
  switch (pageId === undefined ? 'page' : chance.pick(['page', 'post', 'moment', 'home', 'text'])) {
    case 'page': {
      const texts = { hrv: { title: `Stranica ${round}` } }
      pages.push(await createPage(trx, { slug: { hrv: slug }, texts, publishedAt: moment, at }))
      slugs.push(slug)
      return
    }
    case 'post':
      slugs.push(slug)
      return newPost(trx, clock, [slug, moment])
    case 'moment':
      return publishPage(trx, { id: pageId ?? 0, publishedAt: moment, at })
    case 'home':
      return setOption(trx, { key: 'HomePageSlug', value: chance.pick(slugs) })
    case 'text':
      if (elementId !== undefined && moment !== null && moment > at) {
        return scheduleElement(trx, { elementId, version: 1, at: moment })
      }
      if (elementId !== undefined && chance.once(2)) {
        return publishElement(trx, { elementId, version: 1 })
      }
      elements.push(
        await createElement(trx, {
          pageId: pageId ?? null,
          handler: 'rich-text',
          language: 'hrv',
          title: slug,
          body: { meta: { body: `<p>${round}</p>` } },
          at,
        }),
      )
  }
}

async function newPost(
  trx: Trx,
  clock: TestClock,
  [slug, publishedAt]: readonly [string, string | null],
): Promise<void> {
  await createPost(trx, {
    language: 'hrv',
    slug,
    title: `Objava ${slug}`,
    excerpt: 'Ukratko.',
    body: '<p>Tekst.</p>',
    termSlugs: slug.endsWith('1') ? ['rubrika'] : [],
    publishedAt,
    at: clock.now().toISOString(),
  })
}

const HRV_PAGE = { kind: 'page', language: 'hrv' } as const

type Question = { readonly call: Call; readonly input: object }

/** A program with a cache of its own; counts its calls, and those that read more than the feed. */
function replica(db: Db, clock: TestClock) {
  const counts = { called: 0, read: 0 }
  let isRead = false
  const watched = db.withPlugin({
    transformQuery: ({ node }) => {
      isRead = true
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const follower = createFeedFollower(db)
  const routes = cmsRoutes(
    {
      follower,
      cache: createAnswerCache(follower, 10_000_000),
      config: { instagram: null },
      publicSettings: new Set(),
    },
    createContentSearch({ db: watched, follower }),
  )
  return {
    counts,
    cached: async (question: Question) => {
      isRead = false
      const answer = await callRoute(routes, question, { db: watched, clock })
      counts.called += 1
      if (isRead) counts.read += 1
      return answer
    },
    fresh: (question: Question) => {
      const search = createContentSearch({ db, ...NO_CACHE })
      return callRoute(
        cmsRoutes({ ...NO_CACHE, config: { instagram: null }, publicSettings: new Set() }, search),
        question,
        {
          db,
          clock,
        },
      )
    },
  }
}

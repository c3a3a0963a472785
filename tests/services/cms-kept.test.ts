import { pino } from 'pino'
import { expect, test } from 'vitest'
import {
  createElement,
  createPage,
  createPost,
  createTerm,
  publishElement,
  publishPage,
  scheduleElement,
  setOption,
} from '#services/cms/api.ts'
import { cmsDueHandlers } from '#services/cms/due-handlers.ts'
import { type ContentAnswers, createKeptContent, freshContent } from '#services/cms/kept-content.ts'
import { cmsRoutes } from '#services/cms/routes.ts'
import { type Call, callUrl } from '#services/contract/call.ts'
import { decide, filterPosts } from '#services/contract/cms.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { WrittenAnswer } from '#services/platform/http.ts'
import { createDueWorker } from '#services/platform/jobs/due-worker.ts'
import { createTestClock, type TestClock } from '#tests/support/clock.ts'
import { eachEngine } from '#tests/support/databases.ts'
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

eachEngine('pages and posts that are kept', (engine) => {
  const programs = twoPrograms(engine)

  test(
    `equal those read anew in ${ROUNDS} random states, written by two programs`,
    async () => {
      const chance = createChance(SEED)
      const clock = createTestClock()
      const world: World = { clock, chance, slugs: ['nema-me'], pages: [], elements: [] }
      const databases = [programs.own, programs.beside]
      const replicas = databases.map(counted)
      const handlers = new Map(Object.entries(cmsDueHandlers))
      const due = createDueWorker({ db: programs.beside, clock, log, handlers })

      for (let round = 0; round < ROUNDS; round += 1) {
        await chance
          .pick(databases)
          .transaction()
          .execute((trx) => change(trx, world, round))
        if (chance.once(2)) clock.advance(chance.whole(4) * HALF_HOUR_MS + chance.whole(3))
        if (chance.once(3)) await due.runOnce()
        for (const { db, content } of replicas) {
          const questions = [
            ...['', ...world.slugs.slice(-4)].map((slug) => ({ call: decide, input: { slug } })),
            { call: filterPosts, input: { limit: 3, page: 1 + chance.whole(2) } },
            { call: filterPosts, input: { termSlugs: ['rubrika'] } },
          ]
          for (const question of questions) {
            const [kept, fresh] = await Promise.all(
              [content, freshContent].map((from) => answerOf(from, { ...question, db, clock })),
            )
            expect(kept, `seed ${SEED}, round ${round}: ${JSON.stringify(question.input)}`).toBe(
              fresh,
            )
          }
        }
      }
      for (const { counts } of replicas) {
        expect(counts.read).toBeGreaterThan(0)
        expect(counts.read).toBeLessThan(counts.asked * 0.9)
      }
    },
    TIME_LIMIT_MS,
  )

  test('are read once while only what they do not show changes', async () => {
    const clock = createTestClock('2026-09-01T08:00:00.000Z')
    const { db, content, counts } = counted(programs.own)
    const ask = () => answerOf(content, { call: filterPosts, input: { limit: 50 }, db, clock })
    const planned = new Date(clock.now().getTime() + HALF_HOUR_MS).toISOString()
    await ask()
    await ask() // while others write, the feed tells of what was committed just before once more
    const before = counts.read
    await programs.own.transaction().execute((trx) => newPost(trx, clock, ['planirano', planned]))
    expect(await ask()).not.toContain('planirano')
    expect(counts.read).toBe(before)
    clock.set(planned)
    expect(await ask()).toContain('planirano')
    expect(counts.read).toBe(before + 1)
  })
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

/** Counts how often it is asked, and how often what it was asked is read. */
function counted(db: Db) {
  const counts = { asked: 0, read: 0 }
  const kept = createKeptContent(db)
  const content: ContentAnswers = {
    of: (question, reading, read) => {
      counts.asked += 1
      return kept.of(question, reading, () => {
        counts.read += 1
        return read()
      })
    },
  }
  return { db, content, counts }
}

type Question = { readonly call: Call; readonly input: object } & Pick<World, 'clock'> & {
    readonly db: Db
  }

/** As a caller reads it. */
async function answerOf(content: ContentAnswers, { call, input, db, clock }: Question) {
  const route = cmsRoutes(content).find((one) => callUrl(one.call) === callUrl(call))
  if (!route) throw new Error('There is no such call')
  const answer = await route.handle(call.input.parse(input), scopeOf(db, clock))
  return answer instanceof WrittenAnswer ? answer.json.toString() : null
}

function scopeOf(db: Db, clock: TestClock): Scope {
  return {
    db,
    clock,
    language: 'hrv',
    principal: null,
    log,
    signal: new AbortController().signal,
    requestId: 'kept',
    referer: undefined,
    clientAddress: '127.0.0.1',
    refreshToken: undefined,
  }
}

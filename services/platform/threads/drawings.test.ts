import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createAnswerCache } from '#services/platform/answer-cache.ts'
import { createDrawings, type Drawings } from './drawings.ts'

const NO_FEED = { upToDate: async () => {}, subscribe: () => {} }
const WAITED = { priority: 'waited' } as const
const LETTER = { priority: 'letter' } as const

let folder = ''
let drawings: Drawings

/** The worker answers how many drawings its thread has made, and how low its priority is. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'savez-drawings-'))
  const program = join(folder, 'program.mts')
  const serveJobs = new URL('./serve-jobs.ts', import.meta.url).href
  await writeFile(
    program,
    `import { getPriority } from 'node:os'
    import { serveJobs } from '${serveJobs}'
    let drawn = 0
    serveJobs((job) => {
      drawn += 1
      return Buffer.from(JSON.stringify({ ...job, drawn, priority: getPriority() }))
    })`,
  )
  drawings = createDrawings({
    program,
    answers: createAnswerCache(NO_FEED, 100_000).partition('one', 1),
  })
})
afterEach(async () => {
  await drawings.close()
  await rm(folder, { recursive: true })
})

const draw = async (drawing: object, by: Parameters<Drawings['draw']>[1] = WAITED) =>
  JSON.parse(`${await drawings.draw(drawing, by)}`)

test('the same content is drawn once for all requests', async () => {
  const readers = await Promise.all(Array.from({ length: 120 }, () => draw({ order: 1 })))
  const later = [await draw({ order: 1 }, LETTER), await draw({ order: 2 })]

  expect(new Set(readers.map(({ drawn }) => drawn))).toEqual(new Set([1]))
  expect(later.map(({ order, drawn }) => [order, drawn])).toEqual([
    [1, 1],
    [2, 2],
  ])
})

test('too many papers are refused with a time, while letters have a queue of their own', async () => {
  const papers = Array.from({ length: 60 }, (_, order) => draw({ order }))
  const refused = (await Promise.allSettled(papers)).flatMap((settled) =>
    settled.status === 'rejected' ? [settled.reason] : [],
  )

  expect(refused).toHaveLength(60 - 41)
  expect(refused[0]).toMatchObject({ status: 503, code: 'BUSY', retryAfterSeconds: 3 })
  const letters = Array.from({ length: 60 }, (_, letter) => draw({ letter }, LETTER))
  expect(await Promise.all(letters)).toHaveLength(60)
})

test('a paper that its last reader left before it was begun is not drawn', async () => {
  const leaving = new AbortController()
  const running = draw({ order: 1 })
  const left = draw({ order: 2 }, { ...WAITED, signal: leaving.signal })
  leaving.abort()

  await expect(left).rejects.toThrow('aborted')
  await running
  expect(await draw({ order: 3 })).toMatchObject({ drawn: 2 })
})

test.runIf(process.platform === 'linux')('letters are drawn at a lower priority', async () => {
  const [paper, letter] = [await draw({ order: 1 }), await draw({ order: 2 }, LETTER)]

  expect(letter.priority).toBe(Math.min(paper.priority + 5, 19))
})

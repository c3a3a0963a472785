import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createThread, type Thread, type ThreadOptions } from './thread.ts'

let folder = ''
const threads: Thread[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'savez-thread-'))
  const serveJobs = new URL('./serve-jobs.ts', import.meta.url).href
  await writeFile(
    join(folder, 'program.mts'),
    `import { getPriority } from 'node:os'
    import { threadId } from 'node:worker_threads'
    import { serveJobs } from '${serveJobs}'
    const done = []
    serveJobs(async (job) => {
      done.push(job)
      if (job === 'environment') return { names: Object.keys(process.env), priority: getPriority() }
      if (job === 'fail') throw new Error('No such job')
      if (job === 'crash') process.exit(1)
      if (job === 'throw') setImmediate(() => { throw new Error('thrown outside of a job') })
      if (job === 'crash' || job === 'throw' || job === 'hang') await new Promise(() => setInterval(() => {}, 1_000))
      return { worker: [process.pid, threadId], done }
    })`,
  )
})
afterEach(async () => {
  await Promise.all(threads.splice(0).map((thread) => thread.close()))
})
afterAll(() => rm(folder, { recursive: true }))

function open(options: Partial<ThreadOptions> = {}): Thread {
  const thread = createThread({
    program: join(folder, 'program.mts'),
    niceness: 0,
    maxWaiting: 2,
    timeLimitMs: 60_000,
    idleMs: Number.POSITIVE_INFINITY,
    refuse: () => new Error('busy'),
    ...options,
  })
  threads.push(thread)
  return thread
}

describe.each([
  ['a thread', false],
  ['a process', true],
])('in %s', (_where, isProcess) => {
  const openHere = (options: Partial<ThreadOptions> = {}) => open({ isProcess, ...options })

  test('jobs run one after the other in one thread; one that fails ends nothing', async () => {
    const { run } = openHere()
    const [first, failed, second] = await Promise.allSettled([run('a'), run('fail'), run('b')])

    expect(failed).toMatchObject({ status: 'rejected', reason: new Error('No such job') })
    expect(second).toMatchObject({ value: { done: ['a', 'fail', 'b'] } })
    const workerOf = (settled: typeof first) =>
      settled.status === 'fulfilled' && (settled.value as { worker: number[] }).worker
    expect(workerOf(second)).toEqual(workerOf(first))
  })

  test.each(['crash', 'throw'])(
    'a thread that ends by a %s fails its job and is replaced',
    async (job) => {
      const { run } = openHere()
      const [ended, next] = await Promise.allSettled([run(job), run('next')])

      expect(ended.status).toBe('rejected')
      expect(next).toMatchObject({ value: { done: ['next'] } })
    },
  )

  test('a job over its time limit fails, and the next one runs in a new thread', async () => {
    const { run } = openHere({ timeLimitMs: 8_000 })
    const [late, next] = await Promise.allSettled([run('hang'), run('next')])

    expect(late).toMatchObject({ reason: new Error('The job took too long') })
    expect(next).toMatchObject({ value: { done: ['next'] } })
  })

  test('a full queue refuses, and a job that was left before it began is not run', async () => {
    const { run } = openHere()
    const leaving = new AbortController()
    const running = run('a')
    const left = run('left', leaving.signal)
    const waiting = run('b')

    await expect(run('one too many')).rejects.toThrow('busy')
    leaving.abort()
    await expect(left).rejects.toThrow('aborted')
    await running
    expect(await waiting).toMatchObject({ done: ['a', 'b'] })
  })

  test('an idle thread ends, and the next job starts another', async () => {
    const { run } = openHere({ idleMs: 1 })
    await run('a')

    // The timer of an idle thread may fire a moment later.
    await expect.poll(() => run('b')).toMatchObject({ done: ['b'] })
  })
})

test('a process computes below the server, and knows nothing of its environment', async () => {
  const { run } = open({ isProcess: true, niceness: 3 })

  expect(await run('environment')).toEqual({ names: [], priority: getPriority() + 3 })
})

import { z } from 'zod'
import { createQueue } from '#services/platform/jobs/queue.ts'
import { type Runner, startProcess, startThread } from './runner.ts'

export type ThreadOptions = {
  /** A file that calls `serveJobs`. */
  readonly program: string
  /** Nice levels below the server; only Linux has a priority for each thread. */
  readonly niceness: number
  /**
   * A process of its own, for libraries that compute in threads of Node's pool: those have the
   * priority of their process.
   */
  readonly isProcess?: boolean
  /** Jobs that may wait for the running one. */
  readonly maxWaiting: number
  /** A job that takes longer fails, and its worker is replaced. */
  readonly timeLimitMs: number
  /** The worker ends after this time without a job; `Infinity` keeps it. */
  readonly idleMs: number
  /** The error of a job that finds the queue full. */
  refuse(): Error
}

export type Thread = {
  /** A job that has not begun is dropped when `signal` aborts. */
  run(job: unknown, signal?: AbortSignal): Promise<unknown>
  /** Ends the worker; a running job fails. */
  close(): Promise<void>
}

const settled = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answer'), answer: z.unknown() }),
  z.object({ kind: z.literal('fault'), fault: z.instanceof(Error) }),
])

/**
 * One worker, a thread or a process, that runs its jobs one after the other. It is started by its
 * first job, replaced after a crash, and keeps the server alive only while it works.
 */
export function createThread(options: ThreadOptions): Thread {
  const { program, niceness, isProcess = false } = options
  const { maxWaiting, timeLimitMs, idleMs, refuse } = options
  const queue = createQueue({ running: 1, waiting: maxWaiting, refuse })
  let current: Runner | null = null
  let idle: NodeJS.Timeout | undefined

  function start(): Runner {
    const runner = isProcess ? startProcess(program, niceness) : startThread(program, niceness)
    const drop = () => {
      if (current === runner) current = null
    }
    runner.events.once('error', drop)
    runner.events.once('exit', drop)
    return runner
  }

  async function end(): Promise<void> {
    const runner = current
    current = null
    await runner?.end()
  }

  async function work(job: unknown): Promise<unknown> {
    clearTimeout(idle)
    current ??= start()
    const runner = current
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const take = (message: unknown) => {
      const { data } = settled.safeParse(message)
      // Under `--watch` Node sends its own messages from workers.
      if (data?.kind === 'answer') resolve(data.answer)
      if (data?.kind === 'fault') reject(data.fault)
    }
    const fail = () => reject(new Error('The worker has ended'))
    const limit = setTimeout(() => {
      reject(new Error('The job took too long'))
      void end()
    }, timeLimitMs)
    runner.events.on('message', take).once('error', reject).once('exit', fail)
    runner.ref() // keeps the process alive until the job is done
    runner.post(job)
    try {
      return await promise
    } finally {
      clearTimeout(limit)
      runner.events.off('message', take).off('error', reject).off('exit', fail)
      runner.unref()
      if (idleMs !== Number.POSITIVE_INFINITY) idle = setTimeout(end, idleMs).unref()
    }
  }

  return {
    run: (job, signal) => queue.add(() => work(job), signal),
    close: async () => {
      clearTimeout(idle)
      await end()
    },
  }
}

import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { createQueue } from '#services/platform/jobs/queue.ts'

export type ThreadOptions = {
  /** A file that calls `serveJobs`. */
  readonly program: string
  /** Nice levels below the server; only Linux has a priority for each thread. */
  readonly niceness: number
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
 * One worker thread that runs its jobs one after the other. It is started by its first job, replaced
 * after a crash, and keeps the process alive only while it works.
 */
export function createThread(options: ThreadOptions): Thread {
  const { program, niceness, maxWaiting, timeLimitMs, idleMs, refuse } = options
  const queue = createQueue({ running: 1, waiting: maxWaiting, refuse })
  let current: Worker | null = null
  let idle: NodeJS.Timeout | undefined

  function start(): Worker {
    const worker = new Worker(program, { execArgv: [], workerData: { niceness } })
    const drop = () => {
      if (current === worker) current = null
    }
    worker.once('error', drop)
    worker.once('exit', drop)
    return worker
  }

  async function end(): Promise<void> {
    const worker = current
    current = null
    await worker?.terminate()
  }

  async function work(job: unknown): Promise<unknown> {
    clearTimeout(idle)
    current ??= start()
    const worker = current
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const take = (message: unknown) => {
      const { data } = settled.safeParse(message)
      // Under `--watch` Node sends its own messages from workers.
      if (data?.kind === 'answer') resolve(data.answer)
      if (data?.kind === 'fault') reject(data.fault)
    }
    const fail = () => reject(new Error('The worker thread has ended'))
    const limit = setTimeout(() => {
      reject(new Error('The job took too long'))
      void end()
    }, timeLimitMs)
    worker.on('message', take).once('error', reject).once('exit', fail)
    worker.ref() // keeps the process alive until the job is done
    worker.postMessage(job)
    try {
      return await promise
    } finally {
      clearTimeout(limit)
      worker.off('message', take).off('error', reject).off('exit', fail)
      worker.unref()
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

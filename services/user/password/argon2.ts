import type { Argon2Parameters } from 'node:crypto'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { tooMany } from '#services/platform/errors.ts'

const PROGRAM = join(import.meta.dirname, 'argon2-worker.ts')
/** Maximum queue length; in a longer queue the last request would wait more than a second. */
const MAX_WAITING = 20
/** Enough time for twenty hashes. */
const RETRY_SECONDS = 3

const answer = z.object({ keys: z.array(z.instanceof(Uint8Array)) })

type Job = PromiseWithResolvers<Buffer[]>
type Thread = { readonly worker: Worker; readonly jobs: Job[] }

let current: Thread | null = null

/**
 * Computes the Argon2id keys of one password sequentially in a low-priority worker. Node's thread
 * pool would compute them at normal priority, and pictures and files would queue behind them.
 */
export async function computeKeys(job: readonly Argon2Parameters[]): Promise<Buffer[]> {
  current ??= startThread()
  const { worker, jobs } = current
  if (jobs.length > MAX_WAITING) throw tooMany(RETRY_SECONDS)

  const result: Job = Promise.withResolvers()
  jobs.push(result)
  worker.ref() // keeps the process alive until its passwords are hashed
  worker.postMessage(job)
  return await result.promise
}

function startThread(): Thread {
  const thread: Thread = { worker: new Worker(PROGRAM, { execArgv: [] }), jobs: [] }
  const { worker, jobs } = thread
  const fail = (error: unknown) => {
    if (current === thread) current = null
    for (const { reject } of jobs.splice(0)) reject(error)
  }

  worker.on('message', (message: unknown) => {
    const { data } = answer.safeParse(message)
    // Under `--watch` Node sends its own messages from workers.
    if (!data) return
    jobs.shift()?.resolve(data.keys.map((key) => Buffer.from(key)))
    if (jobs.length === 0) worker.unref()
  })
  worker.once('error', fail)
  worker.once('exit', () => fail(new Error('The password worker has ended')))
  return thread
}

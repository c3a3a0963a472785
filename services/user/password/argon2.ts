import type { Argon2Parameters } from 'node:crypto'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { tooMany } from '#services/platform/errors.ts'

const PROGRAM = join(import.meta.dirname, 'argon2-worker.ts')
/** A longer queue would keep its last one waiting for more than a second. */
const MAX_WAITING = 20
/** Twenty are done by then. */
const RETRY_SECONDS = 3

const answer = z.object({ keys: z.array(z.instanceof(Uint8Array)) })

type Job = PromiseWithResolvers<Buffer[]>
type Thread = { readonly worker: Worker; readonly jobs: Job[] }

let current: Thread | null = null

/**
 * Computes the Argon2id keys of one password, one after the other, in a worker that runs below
 * everything else. Node's own thread pool would compute them at the priority of pages, and pictures
 * and files would queue behind them.
 */
export async function computeKeys(job: readonly Argon2Parameters[]): Promise<Buffer[]> {
  current ??= startThread()
  const { worker, jobs } = current
  if (jobs.length > MAX_WAITING) throw tooMany(RETRY_SECONDS)

  const result: Job = Promise.withResolvers()
  jobs.push(result)
  worker.ref() // a program does not end before its passwords are hashed
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
    // Under `--watch` Node sends messages of its own from every worker.
    if (!data) return
    jobs.shift()?.resolve(data.keys.map((key) => Buffer.from(key)))
    if (jobs.length === 0) worker.unref()
  })
  worker.once('error', fail)
  worker.once('exit', () => fail(new Error('The password worker has ended')))
  return thread
}

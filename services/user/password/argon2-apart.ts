import type { Argon2Parameters } from 'node:crypto'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

const PROGRAM = join(import.meta.dirname, 'argon2-thread.ts')
/** It takes memory that nobody needs while nobody logs in. */
const LONGEST_IDLE_MS = 30_000

export type ComputeKey = (parameters: Argon2Parameters) => Promise<Buffer>
type Waiting = {
  resolve(key: Buffer): void
  reject(error: unknown): void
}

let thread: ComputeKey | null = null

/**
 * Argon2id, one after the other, in a thread that runs behind everything else: the threads of Node
 * itself have the priority of pages, and pictures and files wait for them too.
 */
export const computeKey: ComputeKey = async (parameters) => {
  thread ??= startThread((ended) => {
    if (thread === ended) thread = null
  })
  return await thread(parameters)
}

function startThread(onEnd: (ended: ComputeKey) => void): ComputeKey {
  const worker = new Worker(PROGRAM, { execArgv: [] })
  const waiting: Waiting[] = []
  const idle = setTimeout(() => {
    if (waiting.length > 0) return
    onEnd(compute)
    void worker.terminate()
  }, LONGEST_IDLE_MS).unref()
  const fail = (error: unknown) => {
    onEnd(compute)
    clearTimeout(idle)
    for (const { reject } of waiting.splice(0)) reject(error)
  }

  worker.on('message', (key: Uint8Array) => {
    waiting.shift()?.resolve(Buffer.from(key))
    if (waiting.length > 0) return
    worker.unref()
    idle.refresh()
  })
  worker.once('error', fail)
  worker.once('exit', () => fail(new Error('The thread of passwords has ended')))

  function compute(parameters: Argon2Parameters): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      waiting.push({ resolve, reject })
      worker.ref() // a program that waits for it does not end
      worker.postMessage(parameters)
    })
  }
  return compute
}

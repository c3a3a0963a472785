import type { Argon2Parameters } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import { tooMany } from '#services/platform/errors.ts'
import { createThread } from '#services/platform/threads/thread.ts'

/** Nice levels below the server: on a busy CPU pages get nine tenths, passwords one. */
const BELOW_SERVER = 10
/** Maximum queue length; in a longer queue the last request would wait more than a second. */
const MAX_WAITING = 20
/** Enough time for twenty hashes. */
const RETRY_SECONDS = 3

const answer = z.array(z.instanceof(Uint8Array))

const thread = createThread({
  program: join(import.meta.dirname, 'argon2-worker.ts'),
  niceness: BELOW_SERVER,
  maxWaiting: MAX_WAITING,
  timeLimitMs: 60_000,
  idleMs: Number.POSITIVE_INFINITY,
  refuse: () => tooMany(RETRY_SECONDS),
})

/**
 * Computes the Argon2id keys of one password sequentially in a low-priority worker. Node's thread
 * pool would compute them at normal priority, and pictures and files would queue behind them.
 */
export async function computeKeys(job: readonly Argon2Parameters[]): Promise<Buffer[]> {
  return answer.parse(await thread.run(job)).map((key) => Buffer.from(key))
}

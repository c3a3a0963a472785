import type { FastifyBaseLogger } from 'fastify'
import { growingPauses } from '#gateway/lib/pauses.ts'
import { logged } from '#gateway/upstream/upstream-error.ts'
import type { LayoutPart } from './parts.ts'

export type RefreshQueueOptions = {
  /** Returns the parts that failed, with the reason. */
  load(parts: readonly LayoutPart[]): Promise<ReadonlyMap<LayoutPart, unknown>>
  onError(error: unknown): void
  readonly log: FastifyBaseLogger
  readonly signal: AbortSignal
}

export type RefreshQueue = {
  refresh(parts: readonly LayoutPart[]): void
  /** Resolves when all that is queued now was loaded once. */
  settled(): Promise<void>
}

/** Loads sequentially, so that an older answer never replaces a newer one, and retries. */
export function createRefreshQueue(options: RefreshQueueOptions): RefreshQueue {
  const { onError, log, signal } = options
  /** Parts that failed and are being retried. */
  const missing = new Set<LayoutPart>()
  let queue: Promise<void> = Promise.resolve()

  /** Returns the parts that failed. */
  async function load(parts: readonly LayoutPart[]): Promise<readonly LayoutPart[]> {
    const failed = await options.load(parts)
    for (const part of parts) {
      if (!failed.has(part)) missing.delete(part)
      // Logged once while it is missing.
      else if (!missing.has(part)) {
        const cause = logged(failed.get(part))
        log.warn({ ...cause, part: part.name }, 'layout part keeps its last good copy')
      }
    }
    return [...failed.keys()]
  }

  /** Outside the queue, so that a failing part does not delay the others. */
  async function retry(parts: readonly LayoutPart[]): Promise<void> {
    const pauses = growingPauses({ firstMs: 500, longestMs: 30_000 })
    for (let left = parts; left.length > 0; left = left.filter((part) => missing.has(part))) {
      await pauses.wait(signal)
      const again = left
      const attempt = queue.then(() => load(again))
      // The queue continues; the caller of the attempt reports its failure.
      queue = attempt.then(ignore, ignore)
      await attempt
    }
  }

  function retryLater(parts: readonly LayoutPart[]): void {
    // The others are being retried already.
    const own = parts.filter((part) => !missing.has(part))
    for (const part of own) missing.add(part)
    retry(own)
      .catch(onError)
      .finally(() => {
        for (const part of own) missing.delete(part)
      })
  }

  return {
    refresh: (parts) => {
      if (parts.length === 0) return
      queue = queue.then(async () => retryLater(await load(parts))).catch(onError)
    },
    settled: () => queue,
  }
}

function ignore(): void {
  // Reported elsewhere.
}

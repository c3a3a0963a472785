import { setTimeout as sleep } from 'node:timers/promises'

export type Pauses = {
  /** Waits a little longer each time; rejects when the signal aborts. */
  wait(signal: AbortSignal): Promise<void>
  /** What was waited for is there again: the next pause is short. */
  reset(): void
}

/** Growing pauses, a quarter of each by chance, so that replicas do not knock together. */
export function growingPauses({ firstMs, longestMs }: PauseLimits): Pauses {
  let nextMs = firstMs
  return {
    wait: async (signal) => {
      const pauseMs = nextMs * (0.75 + Math.random() / 4)
      nextMs = Math.min(nextMs * 2, longestMs)
      await sleep(pauseMs, undefined, { signal, ref: false })
    },
    reset: () => {
      nextMs = firstMs
    },
  }
}

export type PauseLimits = { readonly firstMs: number; readonly longestMs: number }

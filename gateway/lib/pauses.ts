import { setTimeout as sleep } from 'node:timers/promises'

export type Pauses = {
  /** Waits longer each time; rejects when the signal aborts. */
  wait(signal: AbortSignal): Promise<void>
  /** Resets the backoff after a success. */
  reset(): void
}

/** Exponential backoff with 25 % jitter, so that replicas do not retry together. */
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

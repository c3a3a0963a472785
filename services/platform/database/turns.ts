import { Refusal } from '#services/platform/errors.ts'

/** Far more than can be served before their callers give up. */
const MOST_WAITING = 500

export type Turn = {
  readonly key: string
  /** How many have a turn at a time. */
  readonly atOnce: number
}

export type Turns = {
  /**
   * Runs the work once it has all of these turns, first come, first served. Rejects when too many
   * wait already, or the caller gives up.
   */
  run<Result>(
    turns: readonly Turn[],
    work: () => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result>
}

type Line = { taken: number; readonly waiting: (() => void)[] }

export function createTurns(): Turns {
  const lines = new Map<string, Line>()

  async function take({ key, atOnce }: Turn, signal: AbortSignal | undefined): Promise<void> {
    if (signal?.aborted) throw notNow()
    const line = lines.get(key) ?? { taken: 0, waiting: [] }
    lines.set(key, line)
    if (line.taken < atOnce) {
      line.taken += 1
      return
    }
    if (line.waiting.length >= MOST_WAITING) throw notNow()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    line.waiting.push(resolve)
    const giveUp = () => {
      const at = line.waiting.indexOf(resolve)
      if (at < 0) return
      line.waiting.splice(at, 1)
      reject(notNow())
    }
    signal?.addEventListener('abort', giveUp)
    try {
      await promise
    } finally {
      signal?.removeEventListener('abort', giveUp)
    }
  }

  /** The next one takes over the turn. */
  function release({ key }: Turn): void {
    const line = lines.get(key)
    const next = line?.waiting.shift()
    if (next) next()
    else if (line && line.taken > 1) line.taken -= 1
    else lines.delete(key)
  }

  return {
    run: async (turns, work, signal) => {
      const taken: Turn[] = []
      try {
        for (const turn of turns) {
          await take(turn, signal)
          taken.push(turn)
        }
        return await work()
      } finally {
        for (const turn of taken) release(turn)
      }
    },
  }
}

function notNow(): Refusal {
  return new Refusal(503, 'That cannot be done just now.', {
    code: 'DATABASE_UNAVAILABLE',
    retryAfterSeconds: 5,
  })
}

import type { Logger } from 'pino'
import { pause } from './pause.ts'

export type Worker = {
  /** Does the work that is due now; returns the number of pieces. */
  runOnce(): Promise<number>
  start(): void
  /** Waits for the running piece of work. */
  stop(): Promise<void>
}

export type WorkerOptions = {
  readonly name: string
  readonly pauseMs: number
  readonly log: Logger
  /** Starts no new piece once `stopped` is aborted. */
  runOnce(stopped: AbortSignal): Promise<number>
}

/** Repeats `runOnce`, pausing when nothing is left; errors never stop it. */
export function createWorker({ name, pauseMs, log, runOnce }: WorkerOptions): Worker {
  let running: Promise<void> | null = null
  const stopped = new AbortController()

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      let worked = 0
      try {
        worked = await runOnce(stopped.signal)
      } catch (error) {
        log.error({ worker: name, fault: faultName(error) }, 'worker failed')
      }
      if (worked === 0) await pause(pauseMs, stopped.signal)
    }
  }

  return {
    runOnce: () => runOnce(stopped.signal),
    start: () => {
      running ??= run()
    },
    stop: async () => {
      stopped.abort()
      await running
    },
  }
}

/** Names the error without its message, which may contain personal data. */
export function faultName(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const code = 'code' in error && typeof error.code === 'string' ? `:${error.code}` : ''
  return error.name + code
}

/** 1 s after the first failure, then four times as long each time, up to an hour. */
export function retryPauseMs(attempts: number): number {
  return Math.min(1_000 * 4 ** (attempts - 1), 3_600_000)
}

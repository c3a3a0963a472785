import type { Logger } from 'pino'
import { pause } from './pause.ts'

export type Worker = {
  /** Does what is due now; answers how many pieces of work it took up. */
  runOnce(): Promise<number>
  start(): void
  /** Waits for the piece at hand. */
  stop(): Promise<void>
}

export type WorkerOptions = {
  readonly name: string
  readonly pauseMs: number
  readonly log: Logger
  /** Takes up nothing more once it is told to stop. */
  runOnce(stopped: AbortSignal): Promise<number>
}

/** Repeats `runOnce`, with a pause whenever nothing is left; a fault never ends it. */
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

/** A message may carry what a person typed; the name and the code of a fault do not. */
export function faultName(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const code = 'code' in error && typeof error.code === 'string' ? `:${error.code}` : ''
  return error.name + code
}

/** After the first failure 1 s, then four times as long each time, an hour at most. */
export function retryPauseMs(attempts: number): number {
  return Math.min(1_000 * 4 ** (attempts - 1), 3_600_000)
}

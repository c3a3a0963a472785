import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 10_000
/** A program that ran this long counts as started. */
const STEADY_AFTER_MS = 30_000

export type Supervised = { stop(): Promise<void> }

/** Restarts a program when it exits, with growing pauses. */
export function supervise(
  name: string,
  file: string,
  environment: Readonly<Record<string, string | undefined>>,
): Supervised {
  const stopping = new AbortController()
  let child: ChildProcess | null = null

  async function run(): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS
    while (!stopping.signal.aborted) {
      const startedAt = Date.now()
      child = spawn(process.execPath, [file], { stdio: 'inherit', env: environment })
      const code = await exitOf(child)
      if (stopping.signal.aborted) return
      if (Date.now() - startedAt > STEADY_AFTER_MS) pauseMs = FIRST_PAUSE_MS
      console.error(`${name} ended with ${code}; it starts again in ${pauseMs} ms.`)
      await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    }
  }

  const ended = run()
  return {
    stop() {
      stopping.abort()
      child?.kill('SIGTERM')
      return ended
    },
  }
}

function exitOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(String(code ?? signal)))
    child.once('error', (error) => resolve(error.message))
  })
}

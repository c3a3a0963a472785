import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

/** Ranges for the time between two pauses and for the length of a pause. */
export type Stutter = {
  readonly seed: number
  readonly runMs: readonly [number, number]
  readonly haltMs: readonly [number, number]
}

type Run = {
  readonly environment?: Readonly<Record<string, string>>
  /** Null injects no pauses. */
  readonly stutter?: Stutter | null
  /** Stops the command and its child processes. */
  readonly stopped: AbortSignal
}

const TO_END_MS = 10_000

/**
 * Runs a command in its own process group; resolves to whether it succeeded. Pause injection stops
 * the whole group now and then, as on a shared machine; a seed reproduces times and lengths.
 */
export async function runInGroup(
  command: string,
  parameters: readonly string[],
  { environment = {}, stutter = null, stopped }: Run,
): Promise<boolean> {
  if (stopped.aborted) return false
  const child = spawn(command, parameters, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
    detached: true,
  })
  const ended = once(child, 'exit')
  const over = new AbortController()
  const { pid } = child
  const send = (signal: NodeJS.Signals) => pid !== undefined && signalGroup(pid, signal)
  const end = () => send('SIGKILL')
  const stop = () => {
    send('SIGTERM')
    send('SIGCONT')
    setTimeout(end, TO_END_MS).unref()
  }

  process.once('exit', end)
  stopped.addEventListener('abort', stop)
  try {
    const halts = stutter && haltNowAndThen(send, stutter, AbortSignal.any([over.signal, stopped]))
    const [code] = await ended
    over.abort()
    await halts
    return code === 0 && !stopped.aborted
  } finally {
    stopped.removeEventListener('abort', stop)
    process.off('exit', end)
    end() // what it left behind
  }
}

async function haltNowAndThen(
  send: (signal: NodeJS.Signals) => void,
  { seed, runMs, haltMs }: Stutter,
  over: AbortSignal,
): Promise<void> {
  for (let turn = 0; !over.aborted; turn += 1) {
    await pauseUnless(over, between(runMs, `${seed} run ${turn}`))
    if (over.aborted) return
    send('SIGSTOP')
    await pauseUnless(over, between(haltMs, `${seed} halt ${turn}`))
    send('SIGCONT')
  }
}

async function pauseUnless(over: AbortSignal, ms: number): Promise<void> {
  await pause(ms, undefined, { signal: over }).catch(() => undefined)
}

/** A deterministic number for the name. */
function between([from, to]: readonly [number, number], name: string): number {
  const part = createHash('sha256').update(name).digest().readUInt32BE() / 2 ** 32
  return Math.round(from + part * (to - from))
}

function signalGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal)
  } catch (error) {
    // The process group is gone.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

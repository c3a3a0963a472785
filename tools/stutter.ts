import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

/** How long a command runs between two halts, and how long each halt is: from, up to. */
export type Stutter = {
  readonly seed: number
  readonly runMs: readonly [number, number]
  readonly haltMs: readonly [number, number]
}

type Run = {
  readonly environment?: Readonly<Record<string, string>>
  /** Null: it is never halted. */
  readonly stutter?: Stutter | null
  /** Ends the command and all that it began. */
  readonly stopped: AbortSignal
}

const TO_END_MS = 10_000

/**
 * Runs a command in a process group of its own and answers whether it ended well. It may stand still
 * now and then, with all that it began: what a machine does that others share. A seed halts it after
 * the same times, for as long.
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
  const tell = (signal: NodeJS.Signals) => pid !== undefined && tellGroup(pid, signal)
  const end = () => tell('SIGKILL')
  const stop = () => {
    tell('SIGTERM')
    tell('SIGCONT')
    setTimeout(end, TO_END_MS).unref()
  }

  process.once('exit', end)
  stopped.addEventListener('abort', stop)
  try {
    const halts = stutter && haltNowAndThen(tell, stutter, AbortSignal.any([over.signal, stopped]))
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
  tell: (signal: NodeJS.Signals) => void,
  { seed, runMs, haltMs }: Stutter,
  over: AbortSignal,
): Promise<void> {
  for (let turn = 0; !over.aborted; turn += 1) {
    await pauseUnless(over, between(runMs, `${seed} run ${turn}`))
    if (over.aborted) return
    tell('SIGSTOP')
    await pauseUnless(over, between(haltMs, `${seed} halt ${turn}`))
    tell('SIGCONT')
  }
}

async function pauseUnless(over: AbortSignal, ms: number): Promise<void> {
  await pause(ms, undefined, { signal: over }).catch(() => undefined)
}

/** The same for the same name. */
function between([from, to]: readonly [number, number], name: string): number {
  const part = createHash('sha256').update(name).digest().readUInt32BE() / 2 ** 32
  return Math.round(from + part * (to - from))
}

function tellGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal)
  } catch (error) {
    // Nobody of it is left.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { RUNTIME } from '#tools/runtime.ts'

/** A program of ours as somebody would start it, for tests of how it starts, lives and ends. */
export type Program = {
  readonly child: ChildProcess
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>
  /** All that it has printed until now. */
  output(): string
}

export function runProgram(file: string, environment: Readonly<Record<string, string>>): Program {
  return programOf(spawnProgram(file, environment))
}

export function programOf(child: ChildProcessByStdio<null, Readable, Readable>): Program {
  const printed: string[] = []
  const keep = (part: Buffer) => printed.push(part.toString())
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return {
    child,
    ended: new Promise((resolve) => {
      child.once('exit', (code, signal) => resolve(code ?? String(signal)))
    }),
    output: () => printed.join(''),
  }
}

/** Its output must be read. It ends with us at the latest, if we are ended before it is stopped. */
export function spawnProgram(
  file: string,
  environment: Readonly<Record<string, string>>,
): ChildProcessByStdio<null, Readable, Readable> {
  const child = spawn(process.execPath, [file], {
    env: {
      ...RUNTIME,
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      MODE: 'demo',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  return child
}

/** Waits until an address answers with this status; the last output says why it never did. */
export async function untilAnswered(url: string, status: number, program: Program): Promise<void> {
  const deadline = Date.now() + 120_000
  while (Date.now() < deadline && program.child.exitCode === null) {
    const answer = await fetch(url, { headers: { connection: 'close' } }).catch(() => null)
    await answer?.arrayBuffer()
    if (answer?.status === status) return
    await pause(50)
  }
  throw new Error(`${url} never answered ${status}:\n${program.output().slice(-4_000)}`)
}

/**
 * A port that nobody listens on now, below those that systems give to whoever asks for any: none of
 * the connections of other suites can take it before the program does.
 */
export async function unusedPort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  return (await isUnused(port)) ? port : unusedPort()
}

function isUnused(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const server = createServer().once('error', () => resolve(false))
  server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  return promise
}

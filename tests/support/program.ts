import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A program of ours as somebody would start it, for tests of how it starts, lives and ends. */
export type Program = {
  readonly child: ChildProcess
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>
  /** All that it has printed until now. */
  output(): string
}

export function runProgram(file: string, environment: Readonly<Record<string, string>>): Program {
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', MODE: 'demo', ...environment },
  })
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

/** A port that nobody listens on now. */
export function unusedPort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const server = createServer().on('error', reject)
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (!address || typeof address === 'string') return reject(new Error('It has no port.'))
    server.close(() => resolve(address.port))
  })
  return promise
}

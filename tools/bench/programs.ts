import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { RUNTIME } from '#tools/runtime.ts'

const READY_WITHIN_MS = 120_000

export type Programs = {
  readonly services: ChildProcess
  readonly servicesUrl: string
  /** A gateway over them, and the address it listens on. */
  startGateway(variables: Record<string, string>): Promise<{ program: ChildProcess; url: string }>
  stop(): Promise<void>
}

/** Services over a folder that has been filled, and how to end them. */
export async function startServicesOn(dataDir: string) {
  const port = await freePort()
  const env = {
    ...RUNTIME,
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    MODE: 'demo',
  }
  const program = fork(new URL('./measured-services.ts', import.meta.url), {
    env: { ...env, DATABASE_URL: '', DATA_DIR: dataDir, SERVICES_PORT: String(port) },
    execArgv: [],
  })
  const url = `http://127.0.0.1:${port}`
  await ready(url)
  return { program, url, stop: () => end(program) }
}

/** Services with the demo federation in a folder of their own. */
export async function startPrograms(variables: Record<string, string> = {}): Promise<Programs> {
  const dataDir = await mkdtemp(join(tmpdir(), 'savez-bench-'))
  const port = await freePort()
  const servicesUrl = `http://127.0.0.1:${port}`
  const running: ChildProcess[] = []
  const start = (file: string, more: Record<string, string>) => {
    const env = { ...RUNTIME, ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...more }
    const program = fork(new URL(file, import.meta.url), { env, execArgv: [] })
    running.push(program)
    return program
  }
  const startServices = async () => {
    const own = { MODE: 'demo', DATA_DIR: dataDir, SERVICES_PORT: String(port), ...variables }
    const program = start('./measured-services.ts', own)
    await ready(servicesUrl)
    return program
  }
  // Filling the database takes memory that no later start takes.
  await end(await startServices())
  const services = await startServices()

  return {
    services,
    servicesUrl,
    async startGateway(more) {
      const program = start('./measured-gateway.ts', {
        MODE: 'production',
        HOST: '127.0.0.1',
        PORT: '0',
        PUBLIC_URL: 'https://shop.example',
        SERVICES_URL: servicesUrl,
        DATA_DIR: dataDir,
        ...more,
      })
      const [address] = await once(program, 'message')
      const url = z.string().parse(address)
      await ready(url)
      return { program, url }
    },
    async stop() {
      for (const program of running.reverse()) await end(program)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return
  const exit = once(program, 'exit')
  program.kill('SIGTERM')
  await exit
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return address.port
}

async function ready(url: string): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS
  while (performance.now() < deadline) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await pause(100)
  }
  throw new Error(`${url} did not get ready`)
}

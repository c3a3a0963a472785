import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { RUNTIME } from '#tools/runtime.ts'

/** Lets the bench send requests as the gateway does. */
export const BENCH_SECRET = 'a secret that only the bench knows, 32+'
export const PUBLIC_URL = 'https://shop.example'
const READY_WITHIN_MS = 120_000
const HERE = fileURLToPath(new URL('../../', import.meta.url))

export type Program = { readonly program: ChildProcess; readonly url: string }

export type Programs = {
  readonly services: Program
  /** Starts a gateway in front of the services. */
  startGateway(variables?: Record<string, string>): Promise<Program>
  startBareHandler(): Promise<Program>
  stop(): Promise<void>
}

export type Started = Program & { stop(): Promise<void> }

/** Starts services on an existing data folder, and a database if they are given one. */
export async function startServicesOn(
  dataDir: string,
  root = HERE,
  { databaseUrl = '', isRecorded = false } = {},
): Promise<Started> {
  const port = String(await freePort())
  const variables = {
    ...{
      MODE: 'demo',
      PUBLIC_URL,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SERVICES_PORT: port,
    },
  }
  const file = join(root, 'services/server.ts')
  const preload = isRecorded ? './record-statements.ts' : './report-usage.ts'
  const services = await start(file, port, variables, preload)
  return { ...services, stop: () => end(services.program) }
}

/** Starts a gateway or a handler of the bench. */
export async function startProgram(
  file: string,
  variables: Readonly<Record<string, string>>,
  root = HERE,
): Promise<Started> {
  const port = String(await freePort())
  const started = await start(join(root, file), port, { PORT: port, ...variables })
  return { ...started, stop: () => end(started.program) }
}

/** A gateway in front of services, which believes the addresses that the bench sends. */
export const startGatewayOf = (services: Program, root?: string) =>
  startProgram(
    'gateway/server.ts',
    {
      ...{ MODE: 'production', HOST: '127.0.0.1', SERVICES_URL: services.url },
      ...{ TRUSTED_PROXIES: '127.0.0.1', PUBLIC_URL },
    },
    root,
  )

/** Starts the programs of a checkout on the demo federation in a temporary folder. */
export async function startPrograms(root = HERE): Promise<Programs> {
  const dataDir = await mkdtemp(join(tmpdir(), 'savez-bench-'))
  // Seeding uses memory that later starts do not.
  const seeding = await startServicesOn(dataDir, root)
  await seeding.stop()
  const services = await startServicesOn(dataDir, root)
  const running: ChildProcess[] = [services.program]

  async function startOver(file: string, variables: Record<string, string>): Promise<Program> {
    const port = String(await freePort())
    const program = await start(file, port, {
      PORT: port,
      SERVICES_URL: services.url,
      DATA_DIR: dataDir,
      ...variables,
    })
    running.push(program.program)
    return program
  }

  return {
    services,
    startGateway: (variables = {}) =>
      startOver(join(root, 'gateway/server.ts'), {
        MODE: 'production',
        HOST: '127.0.0.1',
        TRUSTED_PROXIES: 'none',
        PUBLIC_URL,
        ...variables,
      }),
    startBareHandler: () => startOver(join(HERE, 'tools/bench/bare-handler.ts'), {}),
    async stop() {
      for (const program of running.reverse()) await end(program)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function start(
  file: string,
  port: string,
  variables: Record<string, string>,
  preload = './report-usage.ts',
): Promise<Program> {
  const env = {
    ...RUNTIME,
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    SESSION_SECRET: BENCH_SECRET,
    ...variables,
  }
  const program = fork(file, {
    env,
    execArgv: ['--import', import.meta.resolve(preload)],
  })
  const url = `http://127.0.0.1:${variables['PORT'] ?? port}`
  await ready(program, url)
  return { program, url }
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

async function ready(program: ChildProcess, url: string): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS
  while (performance.now() < deadline && program.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await pause(100)
  }
  await end(program)
  throw new Error(`${url} did not become ready`)
}

import type { ChildProcess } from 'node:child_process'
import { mkdir, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ServicesConfig } from '#services/config.ts'
import { variantsFolder } from '#services/modules/media/originals.ts'
import type { Engine } from '#services/platform/database.ts'
import { RUNTIME } from '#tools/runtime.ts'
import { createFilledPlace } from './database.ts'
import { spawnProgram, unusedPort } from './program.ts'
import { testRun } from './test-run.ts'

/** The product as it is started for real: two programs, a database, the demo federation. */
export type ProductServer = {
  readonly url: string
  readonly servicesUrl: string
  readonly dataDir: string
  stop(): Promise<void>
}

type Options = {
  readonly engine?: Engine
  /** Of the site's address; a passkey belongs to a name and not to a number. */
  readonly host?: string
  /** More of the environment of both programs, such as SERVICE_URL_CMS. */
  readonly environment?: Readonly<Record<string, string>>
}

/** With a federation seeded when the run began, copied and not made anew. */
export async function startProduct(options: Options = {}): Promise<ProductServer> {
  const { engine = 'sqlite', host = '127.0.0.1', environment } = options
  const { config, remove } = await createFilledPlace(engine, testRun().at)
  const { dataDir } = config
  const started: Program[] = []
  const stop = async () => {
    for (const program of started.reverse()) await program.stop()
    await remove()
  }
  try {
    await shareDrawnPictures(dataDir)
    // Mails and providers lead back to the site: the services must know where it will stand.
    const PORT = String(await unusedPort())
    const url = `http://${host}:${PORT}`
    const services = await startServices(config, { PUBLIC_URL: url, ...environment })
    started.push(services)
    const gateway = await startGateway(services.url, dataDir, {
      PORT,
      PUBLIC_URL: url,
      ...environment,
    })
    started.push(gateway)
    return { url, servicesUrl: services.url, dataDir, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * A drawn picture is named after its bytes and size, so that whoever needs it first can draw it for
 * the whole run: drawing takes the services more time than all else that stories ask of them.
 */
async function shareDrawnPictures(dataDir: string): Promise<void> {
  const drawn = join(testRun().folder, 'drawn-pictures')
  const own = variantsFolder(dataDir)
  await mkdir(drawn, { recursive: true })
  await mkdir(dirname(own), { recursive: true })
  await symlink(drawn, own)
}

/** Shared, so that visitors may come from several places: limits count by place. */
const SESSION_SECRET = 'only-for-the-programs-of-the-browser-stories'

/** One more gateway over services that run already; some of its services may lead elsewhere. */
export async function startGateway(
  servicesUrl: string,
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const port = environment['PORT'] ?? String(await unusedPort())
  const url = `http://127.0.0.1:${port}`
  return startProgram('gateway/server.ts', `${url}/readyz`, {
    PORT: port,
    PUBLIC_URL: url,
    SERVICES_URL: servicesUrl,
    DATA_DIR: dataDir,
    SESSION_SECRET,
    TRUSTED_PROXIES: '127.0.0.1',
    ...environment,
  })
}

async function startServices(
  { dataDir, databaseUrl }: Pick<ServicesConfig, 'dataDir' | 'databaseUrl'>,
  environment: Readonly<Record<string, string>>,
): Promise<Program> {
  const port = await unusedPort()
  return startProgram('services/server.ts', `http://127.0.0.1:${port}/readyz`, {
    SERVICES_PORT: String(port),
    NODE_OPTIONS: `${RUNTIME.NODE_OPTIONS} --import=${NO_AVIFS}`,
    DATA_DIR: dataDir,
    SESSION_SECRET,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...environment,
  })
}

const NO_AVIFS = new URL('./no-avifs.ts', import.meta.url).href

type Program = { readonly url: string; stop(): Promise<void> }

const READY_WITHIN_MS = 120_000

async function startProgram(
  file: string,
  readyUrl: string,
  environment: Readonly<Record<string, string>>,
): Promise<Program> {
  const child = spawnProgram(file, environment)
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))

  const deadline = Date.now() + READY_WITHIN_MS
  while (!(await isReady(readyUrl))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`${file} did not become ready:\n${output.join('').slice(-4000)}`)
    }
  }
  return {
    url: new URL(readyUrl).origin,
    stop: () => stopProgram(child, ended),
  }
}

async function stopProgram(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), 15_000)
  await ended
  clearTimeout(force)
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 50))
    return false
  }
}

import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createFilledPlace } from './database.ts'
import { programOf, untilAnswered, unusedPort } from './program.ts'
import { testRun } from './test-run.ts'

/** The working tree as a fresh clone has it after `npm ci`: nothing built, generated or seeded. */
export type FreshCopy = {
  /** Runs an npm script and waits until the shop answers. */
  run(script: string): Promise<RunningScript>
  /** With the federation of this run, as its first start would seed it. */
  seed(): Promise<void>
  read(file: string): Promise<string>
  edit(file: string, from: string, to: string): Promise<void>
  remove(): Promise<void>
}

type RunningScript = {
  readonly shop: string
  readonly services: string
  /** Ctrl-C, which a terminal sends to the whole process group. */
  stop(): Promise<void>
}

const NOT_CLONED =
  /(^|\/)(node_modules|\.git|dist|data|generated|[^/]*\.generated\.ts|test-results)$/

export async function makeFreshCopy(): Promise<FreshCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'savez-fresh-'))
  await Promise.all([
    cp('.', folder, { recursive: true, filter: (path) => !NOT_CLONED.test(path) }),
    copyPackages(join(folder, 'node_modules')),
  ])
  const read = (file: string) => readFile(join(folder, file), 'utf8')

  return {
    read,
    run: (script) => runScript(script, folder),
    async seed() {
      const { config, remove } = await createFilledPlace('sqlite', testRun().at)
      await cp(config.dataDir, join(folder, 'data'), { recursive: true })
      await remove()
    },
    async edit(file, from, to) {
      const text = await read(file)
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
      // Renamed into place, so that a watcher never reads a partial file.
      const edited = join(folder, 'edited')
      await writeFile(edited, text.replace(from, to))
      await rename(edited, join(folder, file))
    },
    remove: () => rm(folder, { recursive: true }),
  }
}

async function copyPackages(target: string): Promise<void> {
  const copy = (how: string) => promisify(execFile)('cp', [how, 'node_modules', target])
  // Links take a second, but not from one disk to another.
  await copy('-al').catch(() => copy('-a'))
  await rm(join(target, '.vite'), { recursive: true, force: true })
}

async function runScript(script: string, cwd: string): Promise<RunningScript> {
  const [PORT, SERVICES_PORT] = [String(await unusedPort()), String(await unusedPort())]
  const { PATH, HOME } = process.env
  const child = spawn('npm', ['run', script], {
    cwd,
    env: { PATH, HOME, PORT, SERVICES_PORT },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const program = programOf(child)
  const stop = async () => {
    // Every descendant writes to the same pipe: it closes with the last of them.
    const closed = once(child, 'close')
    if (child.pid) process.kill(-child.pid, 'SIGINT')
    await closed
  }
  const shop = `http://localhost:${PORT}`
  try {
    await untilAnswered(`${shop}/readyz`, 200, program)
  } catch (error) {
    await stop()
    throw error
  }
  return { shop, services: `http://localhost:${SERVICES_PORT}`, stop }
}

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { announce } from './announce.ts'
import { localSettings } from './runtime.ts'
import { routeOf, screenFolders } from './screen-declarations.ts'
import { areasUsedBy } from './text-areas.ts'

/** Starts the development servers. Each restarts, or reloads the page, when its files change. */

/** An editor writes a file in several steps. */
const SETTLE_MS = 50

/** Operations and types, and the files behind the lists of modules, domains and screens. */
const GENERATED_FROM =
  /\.graphql$|(?:^|\/)(?:module|subschema|data-source|loaders|mappers|screen|form-actions)\.ts$|contract\/[\w-]+\.ts$|\/migrations\//

const settings = localSettings({ ...process.env, MODE: 'demo' })
// The servers import generated files.
if (!generate()) process.exit(1)

const servers = [
  serve('--watch', 'services/server.ts'),
  // The schema is read, not imported; Vite watches the client.
  serve(
    '--watch-path=cache',
    '--watch-path=gateway',
    '--watch-path=graphql/schema',
    '--watch-path=services/contract',
    'tools/dev-gateway.ts',
  ),
]
let settling: NodeJS.Timeout | undefined
let isOutdated = false
let areas = areasOfScreens()
for (const folder of ['client', 'graphql/schema', 'services', 'gateway/domains']) {
  watch(folder, { recursive: true }, (_event, file) => {
    isOutdated ||= GENERATED_FROM.test(file ?? '')
    clearTimeout(settling)
    settling = setTimeout(update, SETTLE_MS)
  })
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
await announce(settings)

/** The texts of a screen follow from what it imports, so any file of the client may change them. */
function update(): void {
  const current = areasOfScreens()
  if (!isOutdated && current === areas) return
  isOutdated = false
  areas = current
  generate()
}

function areasOfScreens(): string {
  return JSON.stringify(screenFolders().map((folder) => areasUsedBy(routeOf(folder))))
}

function generate(): boolean {
  return spawnSync('npm', ['run', '--silent', 'codegen'], { stdio: 'inherit' }).status === 0
}

function serve(...parameters: readonly string[]): ChildProcess {
  return spawn(process.execPath, ['--watch-preserve-output', ...parameters], {
    stdio: 'inherit',
    env: { ...process.env, ...settings, NODE_ENV: 'development' },
    // Ctrl-C signals the whole process group, and a second signal would interrupt the shutdown.
    detached: true,
  })
}

async function stop(): Promise<void> {
  const ended = servers.map((server) => once(server, 'exit'))
  for (const server of servers) server.kill('SIGTERM')
  await Promise.all(ended)
  process.exit(0)
}

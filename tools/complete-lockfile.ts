import { readFileSync, writeFileSync } from 'node:fs'

/**
 * With a registry that lacks other platforms' packages npm leaves them out of the lockfile, which
 * `npm ci` then rejects everywhere. This adds them by name and version. Run it after `npm install`;
 * without missing packages it changes nothing.
 */

const LOCKFILE = 'package-lock.json'
const SYSTEMS = ['android', 'darwin', 'linux', 'win32', 'freebsd', 'openharmony']
const PROCESSORS = ['arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'arm']

type Entry = {
  readonly license?: string
  readonly dev?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const lockfile: { packages: Record<string, Entry> } = JSON.parse(readFileSync(LOCKFILE, 'utf8'))
const { packages } = lockfile
let added = 0
for (const [path, entry] of Object.entries(packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isLocked(path, name)) continue
    packages[`node_modules/${name}`] = platformEntry(name, range, entry)
    added += 1
  }
}
lockfile.packages = Object.fromEntries(
  Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)),
)
if (added > 0) writeFileSync(LOCKFILE, `${JSON.stringify(lockfile, null, 2)}\n`)
console.log(`${added} packages of other platforms added to ${LOCKFILE}.`)

/** Resolves like Node: next to the dependent package, then outwards. */
function isLocked(path: string, name: string): boolean {
  const within = path === '' ? '' : `${path}/`
  if (`${within}node_modules/${name}` in packages) return true
  return path !== '' && isLocked(path.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, ''), name)
}

function platformEntry(name: string, range: string, { license, dev }: Entry) {
  const parts = (name.split('/').at(-1) ?? '').split('-')
  const cpu = PROCESSORS.filter((processor) => parts.includes(processor))
  const os = cpu.includes('wasm32') ? [] : SYSTEMS.filter((system) => parts.includes(system))
  return {
    version: range.replace(/^[\^~]/, ''),
    ...(license ? { license } : {}),
    ...(dev ? { dev } : {}),
    optional: true,
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(os.length > 0 ? { os } : {}),
    ...(parts.includes('musl') ? { libc: ['musl'] } : {}),
  }
}

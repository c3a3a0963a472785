import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { readDeclarations } from './module-declarations.ts'

/** Checks imports between rooms and folders; CONTRIBUTING.md has the rules. */

/** Folders of a room from the top down: each may import its own group and those below it. */
const LAYERS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  client: [
    ['admin'],
    ...[['server'], ['app'], ['screens'], ['layout'], ['sections'], ['features'], ['ui'], ['i18n']],
    ['lib'],
  ],
  gateway: [
    ...[
      ['server.ts'],
      ['app.ts'],
      ['staff'],
      ['cache', 'pages', 'proxy', 'plugins'],
      ['remote'],
      ['domains'],
    ],
    ...[['adapters'], ['compose'], ['layout', 'session'], ['upstream'], ['lib']],
  ],
}
/** Their folders never import each other. */
const APART = new Set(['client/screens', 'gateway/domains'])
/** Parts of the shop that the back office is made of too. */
const FOR_ADMIN = new Set(['admin', 'features', 'ui', 'i18n', 'lib', 'styles'])
const ROOMS = new Set(['cache', 'client', 'gateway', 'services'])
const UNLAYERED = new Set(['generated', 'public', 'styles'])
const SERVICES = new Set(['contract', 'demo', 'generated', 'modules', 'platform'])

const RULES = {
  up: 'Write ./ for this folder or below, #room/… for everything else.',
  tests: 'No room imports tests or tools.',
  client: 'Of other rooms the client imports services/contract/rules alone; it speaks GraphQL.',
  gateway: 'Of the services the gateway imports services/contract alone.',
  cache: 'The cache imports no other room.',
  admin: 'Of the shop the back office imports features, ui, i18n and lib alone.',
  pages: 'Only gateway/pages imports the client, and of it client/server alone.',
  services: 'The services import neither gateway nor client.',
  contract: 'The contract imports zod and nothing else of the services.',
  platform: 'The platform imports no module.',
  program: 'A module imports neither the program around it nor the demo.',
  module: 'Of another module only its api.ts, once `imports` in module.ts names it.',
} as const

type Import = { readonly from: string; readonly to: string }
type Place = { readonly room: string; readonly folder: string; readonly part: string }

/** One line per fault; empty when every import and folder is declared. */
export function checkImports(root = '.'): readonly string[] {
  const declared = new Map(readDeclarations(root).map(({ name, imports }) => [name, imports]))
  const files = globSync('{cache,client,gateway,services,tests,tools}/**/*.{ts,tsx}', { cwd: root })
  const faults = files.sort().flatMap((from) => {
    if (/\/generated\/|\.generated\./.test(from)) return []
    return specifiersIn(readFileSync(join(root, from), 'utf8')).flatMap((specifier) => {
      const rule = specifier.startsWith('../')
        ? RULES.up
        : brokenRule({ from, to: resolved(from, specifier) }, declared)
      return rule ? [`${from} imports ${specifier}: ${rule}`] : []
    })
  })
  return [...undeclaredFolders(files, declared), ...faults]
}

function specifiersIn(text: string): readonly string[] {
  const found = text.matchAll(
    /^(?:import '|(?:import|export|\}).* from ')([^'\n]+)'|\bimport\('([^'\n]+)'\)/gm,
  )
  return [...found].map(([, written, called]) => written ?? called ?? '')
}

/** Path from the root of the repository; package names stay unchanged. */
function resolved(from: string, specifier: string): string {
  return specifier.startsWith('.') ? join(dirname(from), specifier) : specifier.replace(/^#/, '')
}

function brokenRule(
  { from, to }: Import,
  declared: ReadonlyMap<string, readonly string[]>,
): string | null {
  const source = placeOf(from)
  const target = placeOf(to)
  const isTest = /\.test\.tsx?$/.test(from) || ['tests', 'tools'].includes(source.room)
  if (isTest) return null
  if (['tests', 'tools'].includes(target.room)) return RULES.tests
  switch (source.room) {
    case 'client':
      if (['cache', 'gateway'].includes(target.room)) return RULES.client
      if (target.room === 'client' && source.folder === 'admin' && !FOR_ADMIN.has(target.folder)) {
        return RULES.admin
      }
      if (target.room !== 'services') return brokenLayer(source, target)
      return to.startsWith('services/contract/rules/') ? null : RULES.client
    case 'gateway':
      if (target.room === 'services') return target.folder === 'contract' ? null : RULES.gateway
      if (target.room !== 'client') return brokenLayer(source, target)
      return source.folder === 'pages' && target.folder === 'server' ? null : RULES.pages
    case 'cache':
      return ROOMS.has(target.room) && target.room !== 'cache' ? RULES.cache : null
    default:
      if (['client', 'gateway'].includes(target.room)) return RULES.services
      return target.room === 'services' ? brokenService(source, to, declared) : null
  }
}

function brokenLayer(source: Place, target: Place): string | null {
  const layers = LAYERS[source.room] ?? []
  const levelOf = ({ folder }: Place) => layers.findIndex((folders) => folders.includes(folder))
  if (target.room !== source.room || levelOf(source) < 0 || levelOf(target) < 0) return null
  const isSameFolder = source.folder === target.folder
  if (isSameFolder && source.part !== target.part && APART.has(`${source.room}/${source.folder}`)) {
    return `Folders of ${source.room}/${source.folder} do not import each other.`
  }
  if (levelOf(target) >= levelOf(source)) return null
  const order = layers.map((folders) => folders.join(', ')).join(' → ')
  return `Imports in the ${source.room} point one way: ${order}.`
}

function brokenService(
  source: Place,
  to: string,
  declared: ReadonlyMap<string, readonly string[]>,
): string | null {
  const target = placeOf(to)
  const isModule = source.folder === 'modules'
  const isSameFolder = source.folder === target.folder && (!isModule || source.part === target.part)
  if (source.folder.endsWith('.ts') || source.folder === 'demo' || isSameFolder) return null
  if (target.folder === 'contract') return null
  if (source.folder === 'contract') return RULES.contract
  const configuration = ['config', 'object-storage', 'oidc-providers', 'payment-providers']
  if (target.folder === 'platform' || configuration.includes(basename(target.folder, '.ts')))
    return null
  if (source.folder === 'platform') return RULES.platform
  const allowed = (declared.get(source.part) ?? []).map((name) =>
    name.endsWith('.ts') ? `services/${name}` : `services/modules/${name}/api.ts`,
  )
  if (allowed.includes(to)) return null
  return target.folder === 'modules' ? RULES.module : RULES.program
}

/** A folder without a rule would be exempt from all rules. */
function undeclaredFolders(
  files: readonly string[],
  declared: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const foldersIn = (pattern: RegExp) => [
    ...new Set(files.flatMap((file) => pattern.exec(file)?.[1] ?? [])),
  ]
  const domains = foldersIn(/^(gateway\/domains\/[^/]+)\//)
    .filter((domain) => !files.includes(`${domain}/subschema.ts`))
    .map((domain) => `${domain} has no subschema.ts.`)
  const modules = foldersIn(/^services\/modules\/([^/]+)\//)
    .filter((name) => !declared.has(name))
    .map((name) => `services/modules/${name} has no module.ts that declares it.`)
  const screens = foldersIn(/^(client\/screens\/[^/]+)\//)
    .filter((screen) => !files.includes(`${screen}/screen.ts`))
    .map((screen) => `${screen} has no screen.ts.`)
  const folders = foldersIn(/^([^/]+\/[^/]+)\//).flatMap((path) => {
    const { room, folder } = placeOf(path)
    if (room === 'services' && SERVICES.has(folder)) return []
    const layers = LAYERS[room] ?? (room === 'services' ? [] : undefined)
    if (!layers || UNLAYERED.has(folder) || layers.flat().includes(folder)) return []
    return [`${path} has no place in tools/check-imports.ts.`]
  })
  return [...domains, ...modules, ...screens, ...folders]
}

function placeOf(path: string): Place {
  const [room = '', folder = '', part = ''] = path.split('/')
  return { room, folder, part }
}

if (import.meta.main) {
  const faults = checkImports()
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}

// `npm run bench [-- --short] [--write] [--only=graph,pages,storm,memory,orders,cart,catalogue,lists,export,uploads,bots] [--before=<folder>]`:
// the tables of docs/performance.md, measured side by side in one run. `--before` names another
// checkout, installed and built, that is measured in turns with this one. `--only=lighthouse` audits
// ten pages as on a phone, with `--before` three of both; it downloads Lighthouse and takes minutes.
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Pool } from 'undici'
import { buildIfStale } from '#tools/build.ts'
import { measureCart } from './cart.ts'
import { measureCatalogue } from './catalogue.ts'
import { measureExport } from './export.ts'
import { measureFormBots } from './form-bots.ts'
import { measureGraph } from './graph.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureLists } from './lists.ts'
import { measureOrders } from './orders.ts'
import { aProductPath, measurePages, pageRequest } from './pages.ts'
import { freePort, type Program, type Programs, startPrograms } from './programs.ts'
import { referenceLoopMs } from './reference.ts'
import { measureStorm } from './storm.ts'
import { fixed, table } from './table.ts'
import { measureUploads } from './uploads.ts'
import { usageOf } from './usage.ts'

const REPORT = new URL('../../docs/performance.md', import.meta.url)
const MARK = /(<!-- bench -->\n)[\s\S]*?(<!-- end of bench -->)/
const MB = 1_000_000
const ON_PROGRAMS = ['graph', 'pages', 'storm', 'memory'] as const

type Part =
  | (typeof ON_PROGRAMS)[number]
  | 'orders'
  | 'cart'
  | 'catalogue'
  | 'lists'
  | 'export'
  | 'uploads'
  | 'bots'

const { values: options } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    only: { type: 'string' },
    before: { type: 'string' },
  },
})
const effort = options.short ? { rounds: 2, ms: 500 } : { rounds: 7, ms: 1500 }
const sizes = options.short ? [1_000, 10_000] : [10_000, 100_000]
const only = options.only?.split(',')
const isWanted = (part: Part) => only?.includes(part) ?? true

buildIfStale()
const parts = [
  `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}; production mode; reference loop ${fixed(referenceLoopMs(), 0)} ms.`,
]
const report = (heading: string, text: string) => {
  parts.push(`### ${heading}`, text)
  process.stdout.write(`\n### ${heading}\n\n${text}\n`)
}

async function measurePrograms(): Promise<void> {
  const now = await startPrograms()
  const before = options.before ? await startPrograms(resolve(options.before)) : null
  try {
    const cached = await now.startGateway()
    await fetch(cached.url)
    const atRest = await memoryRow('at rest, after the first page', cached, now.services)
    if (isWanted('graph')) await reportGraph(now, cached, before)
    if (isWanted('pages')) await reportPages(now, cached, before)
    if (isWanted('storm')) await reportStorm(now)
    if (isWanted('memory')) {
      const head = ['memory, MB', 'gateway', 'services', 'together']
      const loaded = await memoryRow('after the load above', cached, now.services)
      report('Memory', table(head, [atRest, loaded]))
    }
  } finally {
    await now.stop()
    await before?.stop()
  }
}

async function reportGraph(now: Programs, cached: Program, before: Programs | null): Promise<void> {
  const { services } = now
  const uncached = await now.startGateway({ PAGE_CACHE: 'off' })
  const text = await measureGraph(
    {
      bare: { program: await now.startBareHandler(), services },
      cached: { program: cached, services },
      uncached: { program: uncached, services },
      before: before && {
        program: await before.startGateway({ PAGE_CACHE: 'off' }),
        services: before.services,
      },
    },
    { ...effort, connections: 16 },
  )
  report('The graph', text)
}

async function reportPages(now: Programs, cached: Program, before: Programs | null): Promise<void> {
  const rendering = await now.startGateway({ PAGE_CACHE: 'off' })
  const text = await measurePages(
    { cached, rendering, services: now.services },
    before && {
      cached: await before.startGateway(),
      rendering: await before.startGateway({ PAGE_CACHE: 'off' }),
      services: before.services,
    },
    { ...effort, connections: 1 },
  )
  report('Pages', text)
}

async function reportStorm(now: Programs): Promise<void> {
  const { url } = await now.startGateway({ PAGE_CACHE: 'off' })
  const pool = new Pool(url)
  const page = { pool, request: pageRequest(await aProductPath(url)) }
  const text = await measureStorm(page, now.services.url, { ...effort, connections: 2 })
  report('A flood of logins', text)
  await pool.close()
}

async function memoryRow(when: string, gateway: Program, services: Program): Promise<string[]> {
  const used = [await usageOf(gateway.program), await usageOf(services.program)]
  const [first = 0, second = 0] = used.map(({ rssBytes }) => rssBytes / MB)
  return [when, fixed(first, 0), fixed(second, 0), fixed(first + second, 0)]
}

async function measurePhones(): Promise<void> {
  const now = await startPrograms()
  const before = options.before ? await startPrograms(resolve(options.before)) : null
  try {
    const sides = [{ name: '', origin: await startSite(now) }]
    if (before) sides.push({ name: ', before', origin: await startSite(before) })
    report('Lighthouse', await measureLighthouse(sides, options.short ? 1 : 5))
  } finally {
    await now.stop()
    await before?.stop()
  }
}

/** A browser signs in only at the address that the site knows as its own. */
async function startSite(programs: Programs): Promise<string> {
  const port = String(await freePort())
  const origin = `http://localhost:${port}`
  await programs.startGateway({ MODE: 'demo', PORT: port, PUBLIC_URL: origin })
  return origin
}

if (ON_PROGRAMS.some(isWanted)) await measurePrograms()
if (isWanted('orders')) {
  const size = options.short ? { rounds: 1, orders: 24 } : { rounds: 3, orders: 80 }
  report('Orders with their letters', await measureOrders(options.before, size))
}
if (isWanted('cart')) report('The cart', await measureCart(effort))
if (isWanted('catalogue')) report('The catalogue index', await measureCatalogue(sizes, effort))
if (isWanted('lists')) {
  report('Lists of staff', await measureLists(options.short ? 10_000 : 100_000, 20))
}
if (isWanted('export')) {
  const orders = options.short ? 10_000 : 100_000
  report('Carts beside an export', await measureExport({ ...effort, orders }))
}
if (isWanted('uploads')) {
  const rounds = options.short ? 1 : 3
  report('Pages beside uploads', await measureUploads({ rounds, ms: 5_000 }))
}
if (isWanted('bots')) {
  const ms = options.short ? 1_000 : 10_000
  report('A form beside bots', await measureFormBots({ ms }))
}
if (only?.includes('lighthouse')) await measurePhones()
parts.push(`Reference loop at the end: ${fixed(referenceLoopMs(), 0)} ms.`)
console.log(`${parts[0]}\n${parts.at(-1)}`)

// A partial run must not replace all tables.
if (options.write && only === undefined) {
  const text = readFileSync(REPORT, 'utf8')
  writeFileSync(
    REPORT,
    text.replace(MARK, (_all, from, to) => `${from}${parts.join('\n\n')}\n${to}`),
  )
}

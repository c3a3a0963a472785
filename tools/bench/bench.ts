// `npm run bench [-- --short] [--write] [--only=graph,pages,storm,memory,catalogue]`: the figures of
// docs/performance.md, side by side in one run. `--only=lighthouse` looks at three pages as a phone
// would; it fetches Lighthouse and takes minutes.
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { Pool } from 'undici'
import { buildIfStale } from '#tools/build.ts'
import { measureCatalogue } from './catalogue.ts'
import { measureGraph } from './graph.ts'
import { measureLighthouse } from './lighthouse.ts'
import { aProductPath, measurePages, pageRequest } from './pages.ts'
import { freePort, startPrograms } from './programs.ts'
import { referenceLoopMs } from './reference.ts'
import { measureStorm } from './storm.ts'
import { fixed, table } from './table.ts'
import { usageOf } from './usage.ts'

const PAPER = new URL('../../docs/performance.md', import.meta.url)
const MARK = /(<!-- bench -->\n)[\s\S]*?(<!-- end of bench -->)/
const MB = 1_000_000

const options = new Set(process.argv.slice(2))
const effort = options.has('--short') ? { rounds: 2, ms: 500 } : { rounds: 7, ms: 1500 }
const only = [...options].find((option) => option.startsWith('--only='))?.slice('--only='.length)
const isWanted = (part: 'graph' | 'pages' | 'storm' | 'memory' | 'catalogue') =>
  only?.split(',').includes(part) ?? true
const PAGES = { home: '/', list: '/shop', product: '/product/dres-domaci' }
const sizes = options.has('--short') ? [1_000, 10_000] : [10_000, 100_000]

buildIfStale()
const parts = [
  `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}; reference loop ${fixed(referenceLoopMs(), 0)} ms.`,
]
const say = (heading: string, text: string) => {
  parts.push(`### ${heading}`, text)
  process.stdout.write(`\n### ${heading}\n\n${text}\n`)
}

async function measurePrograms(): Promise<void> {
  const programs = await startPrograms()
  try {
    const { services } = programs
    const kept = await programs.startGateway({})
    const memory = async (when: string) => {
      const used = [await usageOf(kept.program), await usageOf(services)]
      const [gateway = 0, ours = 0] = used.map(({ rssBytes }) => rssBytes / MB)
      return [when, fixed(gateway, 0), fixed(ours, 0), fixed(gateway + ours, 0)]
    }
    await fetch(kept.url)
    const rest = await memory('at rest, after the first page')
    if (isWanted('graph')) {
      say('The graph', await measureGraph(kept, services, { ...effort, connections: 16 }))
    }
    if (isWanted('pages')) {
      const anew = await programs.startGateway({ PAGE_CACHE: 'off' })
      say('Pages', await measurePages({ kept, anew }, services, { ...effort, connections: 1 }))
    }
    if (isWanted('storm')) {
      const { url } = await programs.startGateway({ PAGE_CACHE: 'off' })
      const pool = new Pool(url)
      const page = { pool, request: pageRequest(await aProductPath(url)) }
      say(
        'A storm at the login',
        await measureStorm(page, programs.servicesUrl, { ...effort, connections: 2 }),
      )
      await pool.close()
    }
    if (isWanted('memory')) {
      const head = ['memory, MB', 'gateway', 'services', 'together']
      say('Memory', table(head, [rest, await memory('after the load above')]))
    }
  } finally {
    await programs.stop()
  }
}

async function measurePhones(): Promise<void> {
  const programs = await startPrograms()
  try {
    const port = String(await freePort())
    const url = `http://localhost:${port}`
    await programs.startGateway({ MODE: 'demo', PORT: port, PUBLIC_URL: url })
    say('Lighthouse', await measureLighthouse(url, PAGES, effort.rounds > 5 ? 5 : 1))
  } finally {
    await programs.stop()
  }
}

const ON_PROGRAMS = ['graph', 'pages', 'storm', 'memory'] as const
if (ON_PROGRAMS.some(isWanted)) await measurePrograms()
if (isWanted('catalogue')) say('The catalogue index', await measureCatalogue(sizes, effort))
if (only?.split(',').includes('lighthouse')) await measurePhones()
parts.push(`Reference loop at the end: ${fixed(referenceLoopMs(), 0)} ms.`)
console.log(`${parts[0]}\n${parts.at(-1)}`)

// A part of the table would take the place of the whole.
if (options.has('--write') && only === undefined) {
  const paper = readFileSync(PAPER, 'utf8')
  writeFileSync(
    PAPER,
    paper.replace(MARK, (_all, from, to) => `${from}${parts.join('\n\n')}\n${to}`),
  )
}

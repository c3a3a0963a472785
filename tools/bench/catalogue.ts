import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'kysely'
import { pino } from 'pino'
import { type Db, openDatabase } from '#services/platform/database.ts'
import { createFeedFollower } from '#services/platform/feed-follower.ts'
import type { CatalogueReads, ListQuestion } from '#services/product/catalogue/catalogue-reads.ts'
import { createLiveCatalogue } from '#services/product/catalogue/live-catalogue.ts'
import { createSqlReads } from '#services/product/catalogue/sql-reads.ts'
import { CALLS_HEAD, callRequests, measureCalls } from './catalogue-calls.ts'
import { tableBySize } from './catalogue-table.ts'
import { quantile } from './driver.ts'
import { type Cell, fixed } from './table.ts'

const MOST_CALLS = 2_000
const MOST_MS = 2_000
const FEWEST_CALLS = 3
const WARM_CALLS = 300
const MB = 1_000_000
const HEAD = ['question', 'products', 'index p50 ms', 'p99', 'CPU ms', 'SQL p50 ms', 'SQL / index']
const log = pino({ level: 'silent' })

/** Milliseconds; `cpu` is what one takes, p99 counts whatever came in between. */
type Timed = { readonly p50: number; readonly p99: number; readonly cpu: number }
type Question = { readonly title: string; ask(reads: CatalogueReads): Promise<unknown> }

/** The index beside SQL over the same rows, at each size. */
export async function measureCatalogue(
  sizes: readonly number[],
  effort: { rounds: number; ms: number },
): Promise<string> {
  const rows: Cell[][] = []
  const calls: Cell[][] = []
  const lines: string[] = []
  for (const size of sizes) {
    const dataDir = await mkdtemp(join(tmpdir(), 'savez-bench-'))
    try {
      fill(dataDir, size)
      const { db, close } = openDatabase({ databaseUrl: null, dataDir }, { log, sole: true })
      const { line, measured } = await measureOne(db, size)
      lines.push(line)
      rows.push(...measured)
      const asked = await callRequests(db)
      await close()
      calls.push(...(await measureCalls(dataDir, asked, { size, ...effort })))
    } finally {
      await rm(dataDir, { recursive: true, force: true })
    }
  }
  const together = [...lines, tableBySize(HEAD, rows), tableBySize(CALLS_HEAD, calls)]
  return together.join('\n\n')
}

function fill(dataDir: string, size: number): void {
  const seeded = spawnSync(process.execPath, ['tools/seed.ts', '--products', String(size)], {
    env: { ...process.env, MODE: 'demo', DATA_DIR: dataDir, DATABASE_URL: '' },
    encoding: 'utf8',
  })
  if (seeded.status !== 0) throw new Error(seeded.stderr)
}

async function measureOne(db: Db, size: number): Promise<{ line: string; measured: Cell[][] }> {
  const before = usedMemory()
  const startedAt = performance.now()
  const live = createLiveCatalogue({ db, log, follower: createFeedFollower(db) })
  await live.worker.runOnce()
  const builtMs = performance.now() - startedAt
  const line = `${size} products: built in ${fixed(builtMs / 1000, 1)} s, ${fixed((usedMemory() - before) / MB, 0)} MB.`

  const bySql = createSqlReads(db)
  const measured: Cell[][] = []
  for (const question of await questions(db)) {
    const index = await time(() => question.ask(live.reads))
    const other = await time(() => question.ask(bySql))
    measured.push([
      question.title,
      size,
      fixed(index.p50, 3),
      fixed(index.p99, 3),
      fixed(index.cpu, 3),
      fixed(other.p50, 2),
      fixed(other.p50 / index.p50, 0),
    ])
  }
  return { line, measured }
}

async function questions(db: Db): Promise<readonly Question[]> {
  const { rows: values } = await sql<{ attributeId: number; valueId: number }>`
    select attribute_id as "attributeId", value_id as "valueId" from product_attribute
    where value_id is not null group by attribute_id, value_id order by count(*) desc`.execute(db)
  const { rows: categories } = await sql<{ id: number }>`
    select category_id as id from product_category group by category_id order by count(*) desc`.execute(
    db,
  )
  const [first, second] = Map.groupBy(values, ({ attributeId }) => attributeId).values()
  const filters = [first, second].flatMap((all) => {
    const attributeId = all?.[0]?.attributeId
    if (!all || attributeId === undefined) return []
    const valueIds = all.slice(0, 2).map(({ valueId }) => valueId)
    return [{ kind: 'valueIds' as const, attributeId, valueIds }]
  })
  const all: ListQuestion = {
    language: 'hrv',
    now: new Date().toISOString(),
    conditions: [{ kind: 'archived', is: false }],
    keywords: '',
  }
  const category = { kind: 'categories' as const, ids: categories.slice(0, 3).map(({ id }) => id) }
  const one = {
    ...all,
    conditions: [...all.conditions, { ...category, ids: category.ids.slice(0, 1) }],
  }
  const narrow = { ...all, conditions: [...all.conditions, category, ...filters] }
  const window = { limit: 24, offset: 24 }
  return [
    { title: 'Facets of everything', ask: (reads) => reads.layers(all) },
    { title: 'Facets of a category', ask: (reads) => reads.layers(one) },
    { title: 'Facets of three categories, two filters', ask: (reads) => reads.layers(narrow) },
    {
      title: 'List of three categories, two filters, cheapest first',
      ask: (reads) =>
        reads.list(narrow, { ...window, sort: { param: 'finalPrice', order: 'asc' } }),
    },
    { title: 'List of everything, newest first', ask: (reads) => reads.list(all, window) },
    {
      title: 'Search "dres domaći"',
      ask: (reads) => reads.list({ ...all, keywords: 'dres domaći' }, { limit: 24, offset: 0 }),
    },
    {
      title: 'Search "kapulača", one letter missing',
      ask: (reads) => reads.list({ ...all, keywords: 'kapulača' }, { limit: 24, offset: 0 }),
    },
  ]
}

async function time(ask: () => Promise<unknown>): Promise<Timed> {
  const took: number[] = []
  let startedAt = performance.now()
  const isEnough = () => took.length >= MOST_CALLS || performance.now() - startedAt > MOST_MS
  for (let warming = 0; warming < WARM_CALLS && !isEnough(); warming += 1) await ask()
  startedAt = performance.now()
  const before = process.cpuUsage()
  while (took.length < FEWEST_CALLS || !isEnough()) {
    const askedAt = performance.now()
    await ask()
    took.push(performance.now() - askedAt)
  }
  const { user, system } = process.cpuUsage(before)
  took.sort((a, b) => a - b)
  return {
    p50: quantile(took, 0.5),
    p99: quantile(took, 0.99),
    cpu: (user + system) / 1000 / took.length,
  }
}

/** After all garbage is gone. */
function usedMemory(): number {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

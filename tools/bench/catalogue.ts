import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { pino } from 'pino'
import { buildIndex } from '#services/modules/product/catalogue/build-index.ts'
import { type Db, openDatabase } from '#services/platform/database.ts'
import { CALLS_HEAD, callRequests, measureCalls } from './catalogue-calls.ts'
import { tableBySize } from './catalogue-table.ts'
import { type Cell, fixed } from './table.ts'

const MB = 1_000_000
const log = pino({ level: 'silent' })

/** Measures building the index, and whole calls that it answers, at each size. */
export async function measureCatalogue(
  sizes: readonly number[],
  effort: { rounds: number; ms: number },
): Promise<string> {
  const calls: Cell[][] = []
  const lines: string[] = []
  for (const size of sizes) {
    const dataDir = await mkdtemp(join(tmpdir(), 'savez-bench-'))
    try {
      fill(dataDir, size)
      const { db, close } = openDatabase({ databaseUrl: null, dataDir }, { log, sole: true })
      lines.push(await measureBuilding(db, size))
      const requests = await callRequests(db)
      await close()
      calls.push(...(await measureCalls(dataDir, requests, { size, ...effort })))
    } finally {
      await rm(dataDir, { recursive: true, force: true })
    }
  }
  return [...lines, tableBySize(CALLS_HEAD, calls)].join('\n\n')
}

function fill(dataDir: string, size: number): void {
  const seeded = spawnSync(process.execPath, ['tools/seed.ts', '--products', String(size)], {
    env: { ...process.env, MODE: 'demo', DATA_DIR: dataDir, DATABASE_URL: '' },
    encoding: 'utf8',
  })
  if (seeded.status !== 0) throw new Error(seeded.stderr)
}

async function measureBuilding(db: Db, size: number): Promise<string> {
  const before = usedMemory()
  const startedAt = performance.now()
  const built = await buildIndex(db, new AbortController().signal)
  const seconds = (performance.now() - startedAt) / 1000
  const bytes = usedMemory() - before
  if (!built) throw new Error('The index was not built')
  return `${size} products: built in ${fixed(seconds, 1)} s, ${fixed(bytes / MB, 0)} MB.`
}

/** Heap after a garbage collection. */
function usedMemory(): number {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

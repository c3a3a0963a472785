// Draws the demo federation's pictures: `npm run pictures [-- key …]`.
// A picture whose version stands in the manifest is left alone. Keys narrow the run to these; one may
// end in a star. With --again they are drawn anew even if nothing has changed.
import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import type { PictureJob } from './engine/job.ts'
import { replaceFile, writeFacts } from './facts.ts'
import { pictureJobs } from './jobs.ts'
import { writeMarks } from './stories/write-marks.ts'

const MASTERS = new URL('../../services/demo/masters/', import.meta.url)
const MANIFEST = new URL('manifest.json', MASTERS)
const PUBLIC = new URL('../../client/public/', import.meta.url)
const MAX_WORKERS = 2

const manifestSchema = z.record(z.string(), z.string())
const drawnSchema = z.object({ key: z.string(), picture: z.instanceof(Uint8Array) })

function masterFile(key: string): URL {
  return new URL(`${key}.webp`, MASTERS)
}

function readManifest(): Map<string, string> {
  if (!existsSync(MANIFEST)) return new Map()
  const content: unknown = JSON.parse(readFileSync(MANIFEST, 'utf8'))
  return new Map(Object.entries(manifestSchema.parse(content)))
}

/** Read anew and written at once: two workers, or two people, may finish at the same time. */
function changeManifest(change: (versions: Map<string, string>) => void): void {
  const versions = readManifest()
  change(versions)
  const sorted = [...versions].sort(([a], [b]) => a.localeCompare(b))
  replaceFile(MANIFEST, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

function isDue(job: PictureJob, versions: ReadonlyMap<string, string>): boolean {
  return versions.get(job.key) !== job.version || !existsSync(masterFile(job.key))
}

/** Jobs that share what they draw from, in their first order. */
function batchesOf(jobs: readonly PictureJob[]): PictureJob[][] {
  const batches = new Map<string, PictureJob[]>()
  for (const job of jobs) {
    const name = job.batch ?? job.key
    batches.set(name, [...(batches.get(name) ?? []), job])
  }
  return [...batches.values()]
}

/** Hands whole batches to one worker, one after the other, until none is left. */
function runWorker(
  queue: PictureJob[][],
  keep: (job: PictureJob, picture: Uint8Array) => Promise<void>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url))
    let batch: PictureJob[] = []
    let current: PictureJob | undefined
    const next = () => {
      if (batch.length === 0) batch = queue.shift() ?? []
      current = batch.shift()
      if (current) worker.postMessage({ key: current.key })
      else void worker.terminate().then(() => resolve(), reject)
    }
    worker.on('error', reject)
    worker.on('message', (message: unknown) => {
      const { picture } = drawnSchema.parse(message)
      if (current) keep(current, picture).then(next, reject)
    })
    next()
  })
}

function matches(key: string, name: string): boolean {
  return name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name
}

const again = process.argv.includes('--again')
const named = process.argv.slice(2).filter((argument) => argument !== '--again')
const unknown = named.filter((name) => !pictureJobs.some((job) => matches(job.key, name)))
if (unknown.length > 0) throw new Error(`No such picture: ${unknown.join(', ')}`)

const wanted = pictureJobs.filter(
  ({ key }) => named.length === 0 || named.some((name) => matches(key, name)),
)
const known = new Set(pictureJobs.map((job) => job.key))
changeManifest((kept) => {
  for (const key of kept.keys()) if (!known.has(key)) kept.delete(key)
})
const versions = readManifest()
const due = wanted.filter((job) => again || isDue(job, versions))

const queue = batchesOf(due)
const workers = Math.min(MAX_WORKERS, queue.length)
await Promise.all(
  Array.from({ length: workers }, () =>
    runWorker(queue, async (job, picture) => {
      await writeFile(masterFile(job.key), picture)
      changeManifest((kept) => kept.set(job.key, job.version))
      process.stdout.write(`${job.key} ${Math.round(picture.length / 1024)} KiB\n`)
    }),
  ),
)
// Marks are vectors and cost nothing: they are written every time.
await writeMarks(fileURLToPath(MASTERS), fileURLToPath(PUBLIC))
await writeFacts(MASTERS)
process.stdout.write(`${due.length} drawn, ${wanted.length - due.length} unchanged\n`)

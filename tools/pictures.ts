// Draws the demo federation's pictures: `npm run pictures [-- key …]`.
// A picture whose version stands in the manifest is left alone; keys that are named are drawn anew.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import type { PictureJob } from '#services/demo/pictures/engine/job.ts'
import { pictureJobs } from './picture-jobs.ts'

const MASTERS = new URL('../services/demo/masters/', import.meta.url)
const MANIFEST = new URL('manifest.json', MASTERS)
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
  writeFileSync(MANIFEST, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

function isDue(job: PictureJob, versions: ReadonlyMap<string, string>): boolean {
  return versions.get(job.key) !== job.version || !existsSync(masterFile(job.key))
}

/** Hands the jobs to one worker, one after the other, until none is left. */
function runWorker(
  queue: PictureJob[],
  keep: (job: PictureJob, picture: Uint8Array) => Promise<void>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./pictures-worker.ts', import.meta.url))
    let current: PictureJob | undefined
    const next = () => {
      current = queue.shift()
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

const named = new Set(process.argv.slice(2))
const unknown = [...named].filter((key) => !pictureJobs.some((job) => job.key === key))
if (unknown.length > 0) throw new Error(`No such picture: ${unknown.join(', ')}`)

const versions = readManifest()
const due = pictureJobs.filter((job) =>
  named.size > 0 ? named.has(job.key) : isDue(job, versions),
)

const queue = [...due]
const workers = Math.min(MAX_WORKERS, due.length)
await Promise.all(
  Array.from({ length: workers }, () =>
    runWorker(queue, async (job, picture) => {
      await writeFile(masterFile(job.key), picture)
      changeManifest((kept) => kept.set(job.key, job.version))
      process.stdout.write(`${job.key} ${Math.round(picture.length / 1024)} KiB\n`)
    }),
  ),
)
const known = new Set(pictureJobs.map((job) => job.key))
changeManifest((kept) => {
  for (const key of kept.keys()) if (!known.has(key)) kept.delete(key)
})
process.stdout.write(`${due.length} drawn, ${pictureJobs.length - due.length} unchanged\n`)

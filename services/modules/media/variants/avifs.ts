import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import type { Logger } from 'pino'
import { exists, writeWhole } from '#services/modules/media/storage/disk.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { FileStorage } from '#services/platform/file-storage.ts'
import { pause } from '#services/platform/jobs/pause.ts'
import { createQueue } from '#services/platform/jobs/queue.ts'
import { faultName } from '#services/platform/jobs/worker.ts'
import { type Variant, variantFile } from './draw.ts'

export type Avifs = {
  find(variant: Variant): Promise<string | null>
  /** Queues a variant; `webp` is the file that it must undercut. False if there will be no AVIF. */
  order(variant: Variant, webp: string): boolean
  /** Resolves when the queue is empty. */
  settled(): Promise<void>
  /** Aborts the current drawing; a later request queues the others again. */
  stop(): Promise<void>
}

const PROGRAM = join(import.meta.dirname, 'avif-program.ts')
const TIMEOUT_MS = 120_000
const MAX_BYTES = 20_000_000
const MAX_QUEUED = 1_000
const FETCHES = 4
const MAX_REMEMBERED = 10_000

/**
 * The same variants in half the bytes, but at several times the work, so no request waits for one.
 * They are drawn one by one in the background. A rest after each one is as long as its work, since
 * a processor quota knows no priorities.
 */
export function createAvifs({
  folder,
  shared = null,
  log,
  draw = drawAtLowestPriority,
}: {
  folder: string
  /** What several services draw once; `folder` is a cache of it. Null: they share nothing. */
  shared?: FileStorage | null
  log: Pick<Logger, 'warn'>
  draw?: (variant: Variant, stopped: AbortSignal) => Promise<Uint8Array>
}): Avifs {
  const queueOf = (running: number) =>
    createQueue({ running, waiting: MAX_QUEUED, refuse: () => new Error('The queue is full') })
  const drawings = queueOf(1)
  const fetches = queueOf(FETCHES)
  const queued = new Map<string, Promise<void>>()
  /** Those that failed or came out larger; the next start tries them again. */
  const without = new Set<string>()
  const stopped = new AbortController()

  async function make(file: string, variant: Variant, webp: string): Promise<void> {
    try {
      const isFetched = shared && (await fetches.add(() => fetchShared(shared, file)))
      if (!isFetched) await drawings.add(() => drawAndStore(file, variant, webp))
    } catch (error) {
      // A storage that does not answer has its own line in the log; the next request orders again.
      if (stopped.signal.aborted || error instanceof Refusal) return
      giveUp(file)
      log.warn({ media: variant.id, fault: faultName(error) }, 'AVIF encoding failed')
    }
  }

  async function fetchShared(storage: FileStorage, file: string): Promise<boolean> {
    // It may have been stored since a request looked for it.
    if (stopped.signal.aborted || (await exists(file))) return true
    const found = await storage.read(relative(folder, file))
    if (found) await writeWhole(file, await buffer(found.stream))
    return found !== null
  }

  async function drawAndStore(file: string, variant: Variant, webp: string): Promise<void> {
    if (stopped.signal.aborted) return
    const began = performance.now()
    try {
      const drawn = await draw(variant, stopped.signal)
      if (drawn.byteLength >= (await stat(webp)).size) return giveUp(file)
      await writeWhole(file, drawn)
      await shared?.put(relative(folder, file), drawn)
    } finally {
      await pause(performance.now() - began, stopped.signal)
    }
  }

  function giveUp(file: string): void {
    if (without.size >= MAX_REMEMBERED) without.clear()
    without.add(file)
  }

  async function settled(): Promise<void> {
    await Promise.all(queued.values())
  }

  return {
    async find(variant) {
      const file = avifFile(folder, variant)
      return (await exists(file)) ? file : null
    },
    order(variant, webp) {
      const file = avifFile(folder, variant)
      if (without.has(file)) return false
      if (!queued.has(file) && queued.size < MAX_QUEUED && !stopped.signal.aborted) {
        const made = make(file, { ...variant, format: 'avif' }, webp)
        queued.set(
          file,
          made.finally(() => queued.delete(file)),
        )
      }
      return true
    },
    settled,
    stop: async () => {
      stopped.abort()
      await settled()
    },
  }
}

function avifFile(folder: string, variant: Variant): string {
  return variantFile(folder, { ...variant, format: 'avif' })
}

/** A process of its own, because packing an AVIF takes memory that a process never gives back. */
async function drawAtLowestPriority(
  { source, width, height }: Variant,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const given = await source()
  const file = typeof given === 'string' ? given : null
  const drawing = promisify(execFile)(
    process.execPath,
    [PROGRAM, JSON.stringify({ file, width, height })],
    { encoding: 'buffer', env: {}, signal, timeout: TIMEOUT_MS, maxBuffer: MAX_BYTES },
  )
  const { stdin } = drawing.child
  // A program that has ended reads no more; its exit code is the error.
  stdin?.on('error', () => undefined)
  if (typeof given === 'string') stdin?.end()
  else stdin?.end(given)
  const { stdout } = await drawing
  return stdout
}

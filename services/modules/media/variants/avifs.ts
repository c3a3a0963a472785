import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Logger } from 'pino'
import { exists, writeWhole } from '#services/modules/media/storage/disk.ts'
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
const MAX_REMEMBERED = 10_000

/**
 * The same variants in half the bytes, but at several times the work, so no request waits for one.
 * They are drawn one by one in the background. A rest after each one is as long as its work, since
 * a processor quota knows no priorities.
 */
export function createAvifs({
  folder,
  log,
  draw = drawAtLowestPriority,
}: {
  folder: string
  log: Pick<Logger, 'warn'>
  draw?: (variant: Variant, stopped: AbortSignal) => Promise<Uint8Array>
}): Avifs {
  const queue = createQueue({
    running: 1,
    waiting: MAX_QUEUED,
    refuse: () => new Error('The queue is full'),
  })
  const queued = new Map<string, Promise<void>>()
  /** Those that failed or came out larger; the next start tries them again. */
  const without = new Set<string>()
  const stopped = new AbortController()

  async function make(file: string, variant: Variant, webp: string): Promise<void> {
    if (stopped.signal.aborted) return
    const began = performance.now()
    try {
      const drawn = await draw(variant, stopped.signal)
      if (drawn.byteLength < (await stat(webp)).size) await writeWhole(file, drawn)
      else giveUp(file)
    } catch (error) {
      if (stopped.signal.aborted) return
      giveUp(file)
      log.warn({ media: variant.id, fault: faultName(error) }, 'AVIF encoding failed')
    }
    await pause(performance.now() - began, stopped.signal)
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
        const made = queue.add(() => make(file, { ...variant, format: 'avif' }, webp))
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

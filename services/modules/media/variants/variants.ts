import { availableParallelism } from 'node:os'
import { relative } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Logger } from 'pino'
import { writeWhole } from '#services/modules/media/storage/disk.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { FileStorage } from '#services/platform/file-storage.ts'
import { createQueue } from '#services/platform/jobs/queue.ts'
import { createSharedWork } from '#services/platform/jobs/shared-work.ts'
import { faultName } from '#services/platform/jobs/worker.ts'
import { drawVariant, type Variant, variantFile } from './draw.ts'

export type Variants = {
  /** Path of the variant once it has been drawn. */
  fileOf(variant: Variant): string
  /** Copies a variant that was drawn elsewhere; null when there is none. */
  fetch(variant: Variant, signal: AbortSignal): Promise<Fetched | null>
  /** Resolves with null when the variant is stored, with its bytes where it cannot be. */
  draw(variant: Variant, signal: AbortSignal): Promise<Uint8Array | null>
}

/** Has the bytes where they cannot be stored. */
type Fetched = { readonly unstored: Uint8Array | null }

type Options = {
  readonly folder: string
  /** What several services draw once; `folder` is a cache of it. Null: they share nothing. */
  readonly shared?: FileStorage | null
  readonly log: Pick<Logger, 'warn'>
  readonly draw?: (variant: Variant) => Promise<Uint8Array>
  readonly waitMs?: number
  readonly atOnce?: number
}

/** Leaves a processor to pages, whose slowest would otherwise take up to four times as long. */
const AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1))

/** Below the gateway's time limit, so that a client gets a 503 instead of a broken connection. */
const WAIT_MS = 10_000

/**
 * Draws and stores variants. Simultaneous requests share one drawing, and only a few are drawn at a
 * time, so that pictures never starve other calls. A drawing that has not begun is dropped when its
 * last waiter leaves.
 */
export function createVariants(options: Options): Variants {
  const { folder, shared = null, log, draw = drawVariant } = options
  const { waitMs = WAIT_MS, atOnce = AT_ONCE } = options
  const queue = createQueue({ running: atOnce, waiting: 100, refuse: busy })
  const share = createSharedWork<Uint8Array | null>({ waitMs, refuse: busy })
  const shareFetch = createSharedWork<Fetched | null>({ waitMs, refuse: busy })
  let isStoring = true

  async function store(file: string, bytes: Uint8Array): Promise<Uint8Array | null> {
    try {
      await writeWhole(file, bytes)
      isStoring = true
      return null
    } catch (error) {
      if (isStoring) log.warn({ fault: faultName(error) }, 'drawn pictures cannot be stored')
      isStoring = false
      return bytes
    }
  }

  async function drawAndStore(file: string, variant: Variant): Promise<Uint8Array | null> {
    const bytes = await draw(variant)
    // No visitor waits for it. One that is not stored there is drawn by each service.
    shared?.put(relative(folder, file), bytes).catch(() => undefined)
    return await store(file, bytes)
  }

  async function fetchAndStore(file: string): Promise<Fetched | null> {
    const found = await shared?.read(relative(folder, file))
    return found ? { unstored: await store(file, await buffer(found.stream)) } : null
  }

  const fileOf = (variant: Variant) => variantFile(folder, variant)
  return {
    fileOf,
    fetch: async (variant, signal) => {
      if (!shared) return null
      const file = fileOf(variant)
      return await shareFetch(file, () => fetchAndStore(file), signal)
    },
    draw: async (variant, signal) => {
      const file = fileOf(variant)
      return await share(
        file,
        (abandoned) => queue.add(() => drawAndStore(file, variant), abandoned),
        signal,
      )
    },
  }
}

function busy(): Refusal {
  const message = 'Too many pictures are being drawn. Try again in a moment.'
  return new Refusal(503, message, { retryAfterSeconds: 5 })
}

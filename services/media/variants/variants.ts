import { availableParallelism } from 'node:os'
import type { Logger } from 'pino'
import { writeWhole } from '#services/media/originals.ts'
import { faultName } from '#services/platform/jobs/worker.ts'
import { drawVariant, type Variant, variantFile } from './draw.ts'
import { busy, createQueue } from './queue.ts'

export type Variants = {
  /** Path of the variant once it has been drawn. */
  fileOf(variant: Variant): string
  /** Resolves with null when the variant is stored, with its bytes where it cannot be. */
  draw(variant: Variant, signal: AbortSignal): Promise<Uint8Array | null>
}

type Options = {
  readonly folder: string
  readonly log: Pick<Logger, 'warn'>
  readonly draw?: (variant: Variant) => Promise<Uint8Array>
  readonly waitMs?: number
  readonly atOnce?: number
}

type Drawing = {
  readonly result: Promise<Uint8Array | null>
  readonly abandoned: AbortController
  waiters: number
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
  const { folder, log, draw = drawVariant, waitMs = WAIT_MS, atOnce = AT_ONCE } = options
  const queue = createQueue({ running: atOnce, waiting: 100 })
  const underway = new Map<string, Drawing>()
  let isStoring = true

  async function drawAndStore(file: string, variant: Variant): Promise<Uint8Array | null> {
    const bytes = await draw(variant)
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

  function begin(file: string, variant: Variant): Drawing {
    const abandoned = new AbortController()
    const result = queue
      .add(() => drawAndStore(file, variant), abandoned.signal)
      .finally(() => underway.delete(file))
    const drawing = { result, abandoned, waiters: 0 }
    underway.set(file, drawing)
    return drawing
  }

  const fileOf = (variant: Variant) => variantFile(folder, variant)
  return {
    fileOf,
    async draw(variant, signal) {
      signal.throwIfAborted()
      const file = fileOf(variant)
      const drawing = underway.get(file) ?? begin(file, variant)
      drawing.waiters += 1
      try {
        return await boundedWait(drawing.result, signal, waitMs)
      } finally {
        drawing.waiters -= 1
        if (drawing.waiters === 0) drawing.abandoned.abort(busy())
      }
    },
  }
}

async function boundedWait<T>(work: Promise<T>, signal: AbortSignal, waitMs: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const leave = () => reject(signal.reason)
  const timer = setTimeout(() => reject(busy()), waitMs)
  signal.addEventListener('abort', leave, { once: true })
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', leave)
  }
}

import { stat } from 'node:fs/promises'
import type { Logger } from 'pino'
import { pause } from '#services/platform/jobs/pause.ts'
import { faultName } from '#services/platform/jobs/worker.ts'
import { type Variant, variantFile } from './draw.ts'
import { drawApart } from './draw-apart.ts'
import { exists, writeWhole } from './originals.ts'

export type Avifs = {
  /** The AVIF of a variant once there is one. */
  find(variant: Variant): Promise<string | null>
  /** Puts it on the list; `webp` is the file that it must undercut. False when there will be none. */
  order(variant: Variant, webp: string): boolean
  /** Resolves when everything on the list has been looked at. */
  settled(): Promise<void>
  /** Breaks off the one at hand; those on the list are ordered anew when somebody asks for them. */
  stop(): Promise<void>
}

/** The pictures of a page come in a burst: none of it should wait for an AVIF. */
const QUIET_MS = 500
const LONGEST_LIST = 1_000
const MOST_REMEMBERED = 10_000

/**
 * The same variants in half the bytes, but at several times the work, so nobody waits for one: they
 * are drawn one by one while no other picture is, with a rest after each that is as long as its work.
 */
export function createAvifs({
  folder,
  whenIdle,
  log,
  draw = drawApart,
  quietMs = QUIET_MS,
}: {
  folder: string
  whenIdle: () => Promise<void>
  log: Pick<Logger, 'warn'>
  draw?: (variant: Variant, stopped: AbortSignal) => Promise<Uint8Array>
  quietMs?: number
}): Avifs {
  const list = new Map<string, { readonly variant: Variant; readonly webp: string }>()
  /** Those that failed or came out larger; they are not tried again until the next start. */
  const without = new Set<string>()
  const stopped = new AbortController()
  let working: Promise<void> | null = null

  async function workOff(): Promise<void> {
    for (const [file, { variant, webp }] of list) {
      await pause(quietMs, stopped.signal)
      await whenIdle()
      if (stopped.signal.aborted) break
      const began = performance.now()
      if (!(await make(file, variant, webp))) giveUp(file)
      list.delete(file)
      await pause(performance.now() - began, stopped.signal)
    }
    working = null
  }

  async function make(file: string, variant: Variant, webp: string): Promise<boolean> {
    try {
      const drawn = await draw(variant, stopped.signal)
      const isSmaller = drawn.byteLength < (await stat(webp)).size
      if (isSmaller) await writeWhole(file, drawn)
      return isSmaller
    } catch (error) {
      if (!stopped.signal.aborted) {
        log.warn({ media: variant.id, fault: faultName(error) }, 'no AVIF could be made')
      }
      return false
    }
  }

  function giveUp(file: string): void {
    if (without.size >= MOST_REMEMBERED) without.clear()
    without.add(file)
  }

  return {
    async find(variant) {
      const file = avifFile(folder, variant)
      return (await exists(file)) ? file : null
    },
    order(variant, webp) {
      const file = avifFile(folder, variant)
      if (without.has(file)) return false
      if (list.size < LONGEST_LIST && !stopped.signal.aborted) {
        if (!list.has(file)) list.set(file, { variant: { ...variant, format: 'avif' }, webp })
        working ??= workOff()
      }
      return true
    },
    settled: async () => {
      await working
    },
    stop: async () => {
      stopped.abort()
      await working
    },
  }
}

function avifFile(folder: string, variant: Variant): string {
  return variantFile(folder, { ...variant, format: 'avif' })
}

export type RenderSlots = {
  /**
   * Waits for a free slot and returns a function that releases it. Null when too many are waiting
   * or the visitor left while waiting.
   */
  take(signal: AbortSignal): Promise<(() => void) | null>
}

export type RenderLimits = { readonly running: number; readonly waiting: number }

/**
 * Rendering is single-threaded: more at once only costs memory and delays everyone. Cached pages
 * skip this queue.
 */
export function createRenderSlots({ running, waiting }: RenderLimits): RenderSlots {
  const queue = new Set<() => void>()
  let taken = 0

  function giveBack(): void {
    const [next] = queue
    if (next) next()
    else taken -= 1
  }

  /** A slot is released only once. */
  function slot(): () => void {
    let isHeld = true
    return () => {
      if (isHeld) giveBack()
      isHeld = false
    }
  }

  return {
    take: async (signal) => {
      if (signal.aborted) return null
      if (taken < running) {
        taken += 1
        return slot()
      }
      if (queue.size >= waiting) return null
      return new Promise((resolve) => {
        const enter = () => {
          queue.delete(enter)
          signal.removeEventListener('abort', leave)
          resolve(slot())
        }
        const leave = () => {
          queue.delete(enter)
          resolve(null)
        }
        queue.add(enter)
        signal.addEventListener('abort', leave, { once: true })
      })
    },
  }
}

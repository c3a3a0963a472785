export type RenderSlots = {
  /**
   * Waits for a free slot; what it answers gives the slot back. Null: too many wait already, or the
   * visitor left while waiting.
   */
  take(signal: AbortSignal): Promise<(() => void) | null>
}

export type RenderLimits = { readonly running: number; readonly waiting: number }

/**
 * Rendering is work for one thread: more at once is not faster, it only holds more memory and
 * makes everyone late. Kept pages are answered past this queue.
 */
export function createRenderSlots({ running, waiting }: RenderLimits): RenderSlots {
  const queue = new Set<() => void>()
  let taken = 0

  function giveBack(): void {
    const [next] = queue
    if (next) next()
    else taken -= 1
  }

  /** A slot is given back once, however often it is said. */
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

const SLICE_MS = 100

/**
 * Calls back after so long a time in which this program ran, unless it is stopped before. A
 * machine that stands still for a while says nothing of those who are waited for: their answers lie
 * there when it goes on, and would all be late by the clock.
 */
export function afterWaking(ms: number, onOver: () => void): () => void {
  let leftMs = ms
  let timer: NodeJS.Timeout
  const wait = () => {
    const sliceMs = Math.min(leftMs, SLICE_MS)
    timer = setTimeout(() => {
      leftMs -= sliceMs
      if (leftMs > 0) wait()
      else onOver()
    }, sliceMs)
  }
  wait()
  return () => clearTimeout(timer)
}

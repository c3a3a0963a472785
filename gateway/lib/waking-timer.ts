const SLICE_MS = 100

/**
 * A timer that counts only while this process runs. After a suspended machine resumes, answers may
 * already be waiting and must not count as late.
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

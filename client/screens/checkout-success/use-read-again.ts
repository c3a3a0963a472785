import { useEffect, useState } from 'react'

/** Growing pauses: what is late usually comes within seconds, or not at all. */
const PAUSES_MS = [1_000, 2_000, 3_000, 5_000, 8_000, 13_000, 20_000]

/** Reads the order again while it, or its payment, is on the way. True once it gave up. */
export function useReadAgain(isWaiting: boolean, read: () => Promise<unknown>): boolean {
  const [tries, setTries] = useState(0)
  const pause = PAUSES_MS[tries]
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` is new in each render.
  useEffect(() => {
    if (!isWaiting || pause === undefined) return
    const timer = setTimeout(() => {
      read()
        .catch(reportError)
        .finally(() => setTries(tries + 1))
    }, pause)
    return () => clearTimeout(timer)
  }, [isWaiting, pause, tries])
  return isWaiting && pause === undefined
}

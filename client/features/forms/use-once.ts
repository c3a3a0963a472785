import { useRef, useState } from 'react'

type Once<Given extends unknown[]> = { readonly isPending: boolean; run(...given: Given): void }

/** Runs an operation; ignores calls while it runs. */
export function useOnce<Given extends unknown[]>(
  operation: (...given: Given) => Promise<unknown>,
): Once<Given> {
  const isRunning = useRef(false)
  const [isPending, setIsPending] = useState(false)

  async function runOnce(given: Given): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setIsPending(true)
    try {
      await operation(...given)
    } finally {
      isRunning.current = false
      setIsPending(false)
    }
  }

  return { isPending, run: (...given) => runOnce(given).catch(reportError) }
}

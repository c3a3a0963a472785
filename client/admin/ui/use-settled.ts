import { useEffect, useState } from 'react'

/** Between two keys of somebody who types. */
const PAUSE_MS = 200

/** What is typed, once the typing pauses. */
export function useSettled(words: string): string {
  const [settled, setSettled] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  return settled
}

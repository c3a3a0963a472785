import { useEffect, useState } from 'react'

/** What a chunk of its own exports, fetched once it is needed; null until it has come. */
export function useChunk<Part>(
  isNeeded: boolean,
  load: () => Promise<Part>,
  onFailed?: (error: unknown) => void,
): Part | null {
  const [part, setPart] = useState<Part | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a chunk is fetched once, by whichever function.
  useEffect(() => {
    if (isNeeded) load().then(setPart, onFailed ?? reportError)
  }, [isNeeded])
  return part
}

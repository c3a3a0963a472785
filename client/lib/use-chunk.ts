import { useEffect, useState } from 'react'

/** Exports of a lazy chunk, loaded once it is needed; null until then. */
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

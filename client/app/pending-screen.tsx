import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useChunk } from '#client/lib/use-chunk.ts'

/** Below this delay a skeleton would only flicker. */
const PATIENCE_MS = 400

const loadSkeleton = () => import('./screen-skeleton.tsx')

/**
 * On a slow network the next screen's skeleton covers the current screen, which stays mounted so
 * that its scroll position survives.
 */
export function PendingScreen({ children }: { readonly children: ReactNode }): ReactElement {
  const { location: next } = useNavigation()
  const { pathname } = useLocation()
  const awaited = next !== undefined && next.pathname !== pathname ? next.pathname : null
  const isSlow = useIsSlow(awaited)
  // If this chunk is slow as well, the progress bar is the only feedback.
  const Skeleton = useChunk(isSlow, loadSkeleton, () => undefined)?.ScreenSkeleton
  return (
    <>
      {children}
      {Skeleton && awaited !== null && isSlow ? <Skeleton pathname={awaited} /> : null}
    </>
  )
}

function useIsSlow(awaited: string | null): boolean {
  const [slowPath, setSlowPath] = useState<string | null>(null)
  useEffect(() => {
    if (awaited === null) return
    const timer = setTimeout(() => setSlowPath(awaited), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [awaited])
  return awaited !== null && slowPath === awaited
}

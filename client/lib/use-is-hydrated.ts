import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const neverChanges = (): (() => void) => () => undefined

/**
 * False on the server and in the first render, so that hydration matches. It changes in a
 * transition: a store whose value differs makes React render without a break.
 */
export function useIsHydrated(): boolean {
  const [mount] = useState(() => ({ isRendered: true }))
  const isRendered = useSyncExternalStore(
    neverChanges,
    () => mount.isRendered,
    () => {
      // React reads the value of the server only where it hydrates.
      mount.isRendered = false
      return false
    },
  )
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => {
    if (!isRendered) startTransition(() => setIsHydrated(true))
  }, [isRendered])
  return isRendered || isHydrated
}

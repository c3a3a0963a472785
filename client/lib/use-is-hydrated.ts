import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const neverChanges = (): (() => void) => () => undefined

/**
 * False on the server and in the first render, so that hydration matches. It changes in a
 * transition: a store whose value differs makes React render without a break.
 */
export function useIsHydrated(): boolean {
  const [mount] = useState(createMount)
  const isRendered = useSyncExternalStore(neverChanges, mount.isRendered, mount.hydrate)
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => {
    if (!isRendered) startTransition(() => setIsHydrated(true))
  }, [isRendered])
  return isRendered || isHydrated
}

/** React reads the value of the server only where it hydrates. */
function createMount() {
  let isRendered = true
  return {
    isRendered: () => isRendered,
    hydrate: () => {
      isRendered = false
      return isRendered
    },
  }
}

import { useSyncExternalStore } from 'react'

const neverChanges = (): (() => void) => () => undefined

/** False on the server and in the first render, so that hydration matches. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

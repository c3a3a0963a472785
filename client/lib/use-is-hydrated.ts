import { useSyncExternalStore } from 'react'

const neverChanges = (): (() => void) => () => undefined

/** False on the server and in the first drawing in the browser, so that both are the same. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

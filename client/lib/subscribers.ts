export type Subscribe = (listener: () => void) => () => void

/** Listeners of a store, for `useSyncExternalStore`. */
export function createSubscribers(): { readonly subscribe: Subscribe; notify(): void } {
  const listeners = new Set<() => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    notify() {
      for (const listener of listeners) listener()
    },
  }
}

import { useSyncExternalStore } from 'react'
import { listen } from './listen.ts'

/** Whether the browser is offline; always false on the server. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(subscribe, isOffline, () => false)
}

function isOffline(): boolean {
  return !navigator.onLine
}

function subscribe(onChange: () => void): () => void {
  return listen(['online', 'offline'], onChange)
}

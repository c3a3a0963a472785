import { useSyncExternalStore } from 'react'
import { listen } from '#client/lib/listen.ts'
import { STORED_CHANGED, STORED_KEYS } from '#client/lib/stored-keys.ts'

/** The stored list as text: pages that compare nothing need no code to parse it. */
export function useComparedText(): string {
  return useSyncExternalStore(subscribe, comparedText, () => '')
}

function comparedText(): string {
  try {
    return localStorage.getItem(STORED_KEYS.compared) ?? ''
  } catch {
    return ''
  }
}

/** Changes of this tab and of others. */
function subscribe(listener: () => void): () => void {
  return listen(['storage', STORED_CHANGED], listener)
}

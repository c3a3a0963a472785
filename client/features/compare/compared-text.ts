import { useSyncExternalStore } from 'react'
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
  const names = ['storage', STORED_CHANGED]
  for (const name of names) window.addEventListener(name, listener)
  return () => {
    for (const name of names) window.removeEventListener(name, listener)
  }
}

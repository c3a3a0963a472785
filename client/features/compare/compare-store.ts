import { useSyncExternalStore } from 'react'
import { onVisitorChange } from '#client/features/auth/session/visitor.ts'
import { readStored, writeStored } from '#client/lib/stored-ids.ts'

export const MOST_COMPARED = 4

const NONE: readonly string[] = []
const listeners = new Set<() => void>()
let chosen: readonly string[] | null = null

/** Slugs of the products that this browser compares; never called on the server. */
export function comparedSlugs(): readonly string[] {
  chosen ??= readStored('compared').slice(0, MOST_COMPARED)
  return chosen
}

export function setCompared(slugs: readonly string[]): void {
  chosen = slugs
  writeStored('compared', slugs)
  for (const listener of listeners) listener()
}

/** None on the server and in the first render, since the page is the same for everyone. */
export function useCompared(): readonly string[] {
  return useSyncExternalStore(subscribe, comparedSlugs, () => NONE)
}

function subscribe(listener: () => void): () => void {
  // Another tab wrote the list, or it was deleted with the session.
  const reread = (): void => {
    chosen = null
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', reread)
  const stop = onVisitorChange(reread)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', reread)
    stop()
  }
}

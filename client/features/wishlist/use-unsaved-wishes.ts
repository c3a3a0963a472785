import { useEffect } from 'react'
import { listen } from '#client/lib/listen.ts'
import type { WishStore } from './wish-store.ts'

const STORED_AS = 'wishes'

/**
 * A page may be left before the code that sends a wish has loaded: the next page of the tab sends
 * what is not saved.
 */
export function useUnsavedWishes(wishes: WishStore): void {
  useEffect(() => {
    for (const [id, isWished] of takeStored()) wishes.set(id, isWished).catch(reportError)
    return listen(['pagehide', 'pageshow'], ({ type }) => {
      // A page that comes back as it was left sends them itself.
      if (type === 'pageshow') {
        takeStored()
        return
      }
      const unsaved = wishes.unsaved()
      if (unsaved.length > 0) sessionStorage.setItem(STORED_AS, JSON.stringify(unsaved))
    })
  }, [wishes])
}

/** Written by this file alone, and read once. */
function takeStored(): ReturnType<WishStore['unsaved']> {
  try {
    const stored = sessionStorage.getItem(STORED_AS)
    sessionStorage.removeItem(STORED_AS)
    return JSON.parse(stored ?? '[]')
  } catch {
    return [] // a forbidden storage
  }
}

import { createContext, useContext } from 'react'
import type { ScrollMemory } from './scroll-memory.ts'

/** Functions that the app provides; null on the server, which does not navigate. */
export type NavigationHelp = {
  /** Navigates within the site without loading a document. */
  go(path: string): void
  /** Prefetches a path of this site. */
  prefetch(path: string): void
  /** Fetches the texts of all screens, for what opens over any of them. */
  loadTexts(): Promise<void>
  /** Whether the last navigation should leave the scroll position unchanged. */
  keepsScroll(): boolean
  readonly scroll: ScrollMemory
}

export const NavigationContext = createContext<NavigationHelp | null>(null)

export function useNavigationHelp(): NavigationHelp | null {
  return useContext(NavigationContext)
}

import { createContext, useContext } from 'react'
import type { ScrollMemory } from './scroll-memory.ts'

/** What the app lends to this feature; null on the server, where nobody navigates. */
export type NavigationHelp = {
  /** Shows what stands at a path of this site without loading a document. */
  go(path: string): void
  /** Fetches what stands behind a path of this site before it is asked for. */
  prefetch(path: string): void
  /** Fetches the texts of all screens, for what opens over any of them. */
  loadTexts(): Promise<void>
  /** Whether the navigation that just ended asked to leave the scroll where it is. */
  keepsScroll(): boolean
  readonly scroll: ScrollMemory
}

export const NavigationContext = createContext<NavigationHelp | null>(null)

export function useNavigationHelp(): NavigationHelp | null {
  return useContext(NavigationContext)
}

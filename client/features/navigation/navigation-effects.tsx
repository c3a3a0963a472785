import type { ReactElement } from 'react'
import { useArrival } from './use-arrival.ts'
import { useScroll } from './use-scroll.ts'

/**
 * Replaces what browsers do when they load a document: scroll, move the focus, announce the page.
 */
export function NavigationEffects(): ReactElement {
  useScroll()
  const announcement = useArrival()
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  )
}

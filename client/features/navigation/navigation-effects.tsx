import type { ReactElement } from 'react'
import { useArrival } from './use-arrival.ts'
import { useScroll } from './use-scroll.ts'

/** What a browser does by itself when it loads a document: scroll, move the focus, say where we are. */
export function NavigationEffects(): ReactElement {
  useScroll()
  const announcement = useArrival()
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  )
}

import type { ReactElement, ReactNode } from 'react'
import { preload, preloadModule } from 'react-dom'

type ResourceHintsProps = {
  readonly fonts: readonly string[]
  readonly chunks: readonly string[]
  readonly children: ReactNode
}

/**
 * Tells the browser at once what the page will ask for. It stands around the page, not beside it:
 * a sibling that the browser does not draw would give every useId() another number there.
 */
export function ResourceHints({ fonts, chunks, children }: ResourceHintsProps): ReactElement {
  for (const font of fonts) {
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
  for (const chunk of chunks) preloadModule(chunk)
  return <>{children}</>
}

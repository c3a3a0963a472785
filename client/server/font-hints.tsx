import type { ReactElement, ReactNode } from 'react'
import { preload } from 'react-dom'

type FontHintsProps = { readonly fonts: readonly string[]; readonly children: ReactNode }

/**
 * Tells the browser at once which fonts the page will ask for. It stands around the page, not beside
 * it: a sibling that the browser does not draw would give every useId() another number there.
 */
export function FontHints({ fonts, children }: FontHintsProps): ReactElement {
  for (const font of fonts) {
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
  return <>{children}</>
}

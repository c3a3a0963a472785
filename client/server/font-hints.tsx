import type { ReactElement, ReactNode } from 'react'
import { preload } from 'react-dom'

type FontHintsProps = { readonly fonts: readonly string[]; readonly children: ReactNode }

/**
 * Preloads the page's fonts. It wraps the page, because a sibling that exists only on the server
 * would change every `useId()`.
 */
export function FontHints({ fonts, children }: FontHintsProps): ReactElement {
  for (const font of fonts) {
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
  return <>{children}</>
}

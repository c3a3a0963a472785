import type { ReactElement } from 'react'
import { preload, preloadModule } from 'react-dom'

type ResourceHintsProps = { readonly fonts: readonly string[]; readonly chunks: readonly string[] }

/** Tells the browser at once what the page will ask for; in the browser itself nothing is left to say. */
export function ResourceHints({ fonts, chunks }: ResourceHintsProps): ReactElement | null {
  for (const font of fonts) {
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
  for (const chunk of chunks) preloadModule(chunk)
  return null
}

import type { LayoutData } from './layout.ts'

const ID = /^(GTM|G)-[A-Z0-9]{4,20}$/

/**
 * Of Google Tag Manager or, without one, of Google Analytics; null for a site that loads neither.
 * Anything else than such an id counts as none, since it decides what scripts a page may load.
 */
export function tagManagerId({ options }: Pick<LayoutData, 'options'>): string | null {
  for (const key of ['TagManagerId', 'GoogleAnalyticsId']) {
    const id = options.get(key)?.value.trim()
    if (id && ID.test(id)) return id
  }
  return null
}

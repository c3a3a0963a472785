import type { ReactElement } from 'react'

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** Escapes JSON for a <script> element, so that nothing in it can end the element. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => ESCAPES[character] ?? '')
}

/**
 * Structured data for search engines (schema.org), not an executable script. Only the server
 * renders it: the browser gets null (`import.meta.env.SSR ? … : null`), needs no code for it and
 * leaves the block unchanged.
 */
export function JsonLd({
  value,
}: {
  readonly value: Readonly<Record<string, unknown>> | null
}): ReactElement {
  const text = value === null ? '' : escapeJson({ '@context': 'https://schema.org', ...value })
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning={true}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write entities into JSON; escaped above.
      dangerouslySetInnerHTML={{ __html: text }}
    />
  )
}

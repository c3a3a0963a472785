import type { ReactElement } from 'react'

/** Editors' HTML, sanitised by its service on write. */
export function Prose({ html }: { readonly html: string }): ReactElement {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this component renders sanitised HTML.
  return <div className="prose" dangerouslySetInnerHTML={{ __html: focusableTables(html) }} />
}

/** A wide table scrolls by itself on a phone, which the keyboard must reach too. */
function focusableTables(html: string): string {
  return html.replaceAll('<table>', '<table tabindex="0">')
}

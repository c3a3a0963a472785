import type { ReactElement } from 'react'

/** Editors' HTML, sanitised by its service on write. */
export function Prose({ html }: { readonly html: string }): ReactElement {
  const __html = outwardLinks(focusableTables(html))
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this component renders sanitised HTML.
  return <div className="prose" dangerouslySetInnerHTML={{ __html }} />
}

/** A wide table scrolls by itself on a phone, which the keyboard must reach too. */
function focusableTables(html: string): string {
  return html.replaceAll('<table>', '<table tabindex="0">')
}

/** Beside the site, as all links that lead out of it. */
function outwardLinks(html: string): string {
  return html.replace(/<a (?=href="(http|\/\/))/g, '<a target="_blank" rel="noopener" ')
}

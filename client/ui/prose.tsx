import type { ReactElement } from 'react'

/** Editors' HTML, sanitised by its service on write. */
export function Prose({ html }: { readonly html: string }): ReactElement {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this component renders sanitised HTML.
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}

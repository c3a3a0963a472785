import type { ReactElement } from 'react'
import { toInlineHtml } from './inline-html.ts'

/** Sanitised by the service; converted to inline HTML, because it is inside a label. */
export function ConsentText({ html }: { readonly html: string }): ReactElement {
  return (
    <span
      ref={openLinksApart}
      className="[&_a]:text-link"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: consents are sanitised HTML.
      dangerouslySetInnerHTML={{ __html: toInlineHtml(html) }}
    />
  )
}

/** Opens links in a new tab, so that the form keeps its values. */
function openLinksApart(text: HTMLElement | null): void {
  for (const link of text?.querySelectorAll('a') ?? []) {
    link.target = '_blank'
    link.rel = 'noopener'
  }
}

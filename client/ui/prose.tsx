import type { ReactElement } from 'react'

/** Text of editors. The service that answers it has sanitised it on the way in. */
export function Prose({ html }: { readonly html: string }): ReactElement {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised HTML is what this component is for.
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}

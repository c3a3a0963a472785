import type { ReactElement } from 'react'

/** Decoration: the name of the federation stands beside it or in the link around it. */
export function Crest({ className }: { readonly className: string }): ReactElement {
  return <img src="/logo-crest.svg" alt="" width="200" height="240" className={className} />
}

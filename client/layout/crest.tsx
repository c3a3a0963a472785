import type { ReactElement } from 'react'

type CrestProps = {
  /** The logo set in the back office; left out where none can be asked for. */
  readonly logo?: { readonly url: string } | null
  readonly className: string
}

/** Decoration: the name of the federation stands beside it or in the link around it. */
export function Crest({ logo, className }: CrestProps): ReactElement {
  return (
    <img
      src={logo?.url ?? '/logo-crest.svg'}
      alt=""
      width="200"
      height="240"
      className={className}
    />
  )
}

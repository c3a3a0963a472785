import type { ReactElement, ReactNode } from 'react'
import { type AnchorProps, PathLink } from './path-link.tsx'

type LinkTarget = {
  readonly kind: 'INTERNAL' | 'EXTERNAL' | 'STATIC'
  readonly path: string
}

/** A link set by an editor. */
export function SiteLink({ to, ...rest }: AnchorProps & { readonly to: LinkTarget }): ReactElement {
  switch (linkKind(to)) {
    case 'EXTERNAL':
      return <a href={to.path} target="_blank" rel="noopener" {...rest} />
    case 'STATIC':
      return <a href={to.path} {...rest} />
    case 'INTERNAL':
      return <PathLink path={to.path === '' ? '/' : to.path} {...rest} />
  }
}

type LinkToProps = AnchorProps & {
  readonly link: { readonly label: string; readonly link: LinkTarget }
  /** Replaces the label. */
  readonly children?: ReactNode
}

export function LinkTo({ link, children = link.label, ...rest }: LinkToProps): ReactElement {
  return (
    <SiteLink to={link.link} {...rest}>
      {children}
    </SiteLink>
  )
}

/** A path without a leading slash is external, regardless of its stored kind. */
function linkKind({ kind, path }: LinkTarget): LinkTarget['kind'] {
  if (path === '') return 'INTERNAL'
  if (!path.startsWith('/') || path.startsWith('//')) return 'EXTERNAL'
  return kind === 'EXTERNAL' ? 'STATIC' : kind
}

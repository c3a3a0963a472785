import type { AnchorHTMLAttributes, ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import { usePrefetchOnIntent } from './prefetch.ts'

type LinkTarget = {
  readonly kind: 'INTERNAL' | 'EXTERNAL' | 'STATIC'
  readonly path: string
}

type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'>

/** A link inside the site, written in code: `<PathLink path={pathTo('shop')}>`. */
export function PathLink({ path, ...rest }: AnchorProps & { readonly path: string }): ReactElement {
  const intent = usePrefetchOnIntent(path)
  return <Link to={path} {...intent} {...rest} />
}

/** A link that an editor has set. */
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
  /** In place of the label. */
  readonly children?: ReactNode
}

export function LinkTo({ link, children = link.label, ...rest }: LinkToProps): ReactElement {
  return (
    <SiteLink to={link.link} {...rest}>
      {children}
    </SiteLink>
  )
}

/** Whatever kind was stored: what does not begin with a slash leaves the site. */
function linkKind({ kind, path }: LinkTarget): LinkTarget['kind'] {
  if (path === '') return 'INTERNAL'
  if (!path.startsWith('/') || path.startsWith('//')) return 'EXTERNAL'
  return kind === 'EXTERNAL' ? 'STATIC' : kind
}

import type { ReactElement, ReactNode } from 'react'
import type { LinkIcon, LinkRelation } from '#client/generated/types.ts'
import { Icon } from '#client/ui/icon.tsx'
import { type AnchorProps, PathLink } from './path-link.tsx'

type LinkTarget = {
  readonly kind: 'INTERNAL' | 'EXTERNAL' | 'STATIC'
  readonly path: string
}

/** What staff chose for a link. */
type LinkChoices = {
  /** Null: only links to other sites do. */
  readonly opensNewTab?: boolean | null
  readonly rel?: readonly LinkRelation[]
}

type SiteLinkProps = AnchorProps & { readonly to: LinkTarget; readonly choices?: LinkChoices }

/** A link set by an editor. */
export function SiteLink({ to, choices = {}, ...rest }: SiteLinkProps): ReactElement {
  const kind = linkKind(to)
  const path = to.path || '/'
  const opensNewTab = choices.opensNewTab ?? kind === 'EXTERNAL'
  if (kind === 'INTERNAL' && !opensNewTab) return <PathLink path={path} {...rest} />
  const rel = [opensNewTab ? 'noopener' : '', ...(choices.rel ?? [])].join(' ').trim().toLowerCase()
  return (
    <a href={path} target={opensNewTab ? '_blank' : undefined} rel={rel || undefined} {...rest} />
  )
}

type LinkToProps = AnchorProps & {
  readonly link: LinkChoices & {
    readonly label: string
    readonly link: LinkTarget
    readonly icon?: LinkIcon | null
  }
  /** Replaces the label. */
  readonly children?: ReactNode
}

export function LinkTo({ link, children, ...rest }: LinkToProps): ReactElement {
  return (
    <SiteLink to={link.link} choices={link} {...rest}>
      {children ?? (
        <>
          {link.icon ? <Icon name={iconOf(link.icon)} className="size-5" /> : null}
          {link.label}
        </>
      )}
    </SiteLink>
  )
}

export function iconOf(icon: LinkIcon): Lowercase<LinkIcon> {
  return icon.toLowerCase() as Lowercase<LinkIcon>
}

/** A path without a leading slash is external, regardless of its stored kind. */
function linkKind({ kind, path }: LinkTarget): LinkTarget['kind'] {
  if (path === '') return 'INTERNAL'
  if (!path.startsWith('/') || path.startsWith('//')) return 'EXTERNAL'
  return kind === 'EXTERNAL' ? 'STATIC' : kind
}

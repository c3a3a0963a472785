import type { ReactElement, ReactNode } from 'react'
import { Icon } from '#client/ui/icon.tsx'
import { PathLink } from './path-link.tsx'

type BackLinkProps = {
  readonly path: string
  readonly children: ReactNode
  readonly className?: string
}

/** Leads to the screen above, over the heading. */
export function BackLink({ path, children, className = '' }: BackLinkProps): ReactElement {
  return (
    <PathLink
      path={path}
      className={`mb-2 -ml-1 inline-flex min-h-11 items-center gap-1 text-tide-deep print:hidden ${className}`}
    >
      <Icon name="previous" className="size-5" />
      {children}
    </PathLink>
  )
}

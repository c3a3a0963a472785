import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#client/ui/icon.tsx'
import { deskButton } from './desk-button.ts'

/** In the head of a list: leads to the form of a new record. */
export function AddLink({
  to,
  children,
}: {
  readonly to: string
  readonly children: ReactNode
}): ReactElement {
  return (
    <Link to={to} className={deskButton('primary')}>
      <Icon name="plus" className="size-5" />
      {children}
    </Link>
  )
}

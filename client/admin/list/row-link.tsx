import type { ReactElement, ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { rememberRow } from './opened-row.ts'

type RowLinkProps = {
  /** Of the row, which has the focus after Back. */
  readonly id: string
  readonly to: string
  readonly children: ReactNode
}

export function RowLink({ id, to, children }: RowLinkProps): ReactElement {
  const place = useLocation()
  return (
    <Link
      to={to}
      data-row={id}
      onClick={() => rememberRow(place, id)}
      className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-link md:whitespace-nowrap"
    >
      {children}
    </Link>
  )
}

import type { ReactElement } from 'react'

/** Placeholder shape while content loads. */
export function Skeleton({ className }: { readonly className: string }): ReactElement {
  return (
    <span
      aria-hidden="true"
      className={`block animate-pulse rounded-md bg-sand-deep/60 ${className}`}
    />
  )
}

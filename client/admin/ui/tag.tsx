import type { ReactElement, ReactNode } from 'react'

const LOOKS = {
  plain: 'bg-sand text-ink',
  good: 'bg-leaf/12 text-leaf',
  warning: 'bg-amber/12 text-amber',
  bad: 'bg-signal/10 text-signal-deep',
} as const

export type TagLook = keyof typeof LOOKS

/** A state in a word or two, which its colour only underlines. */
export function Tag({
  look = 'plain',
  children,
}: {
  readonly look?: TagLook
  readonly children: ReactNode
}): ReactElement {
  return (
    <span
      className={`inline-flex items-center rounded-sm border border-transparent px-2 py-0.5 text-sm font-semibold ${LOOKS[look]}`}
    >
      {children}
    </span>
  )
}

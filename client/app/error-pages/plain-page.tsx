import type { ReactElement, ReactNode } from 'react'
import { Crest } from '#client/layout/crest.tsx'

type PlainPageProps = {
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

/** A page without header, footer and data. */
export function PlainPage({ title, text, children }: PlainPageProps): ReactElement {
  return (
    <main className="on-ink flex min-h-svh flex-col items-center justify-center gap-6 bg-ink px-6 py-16 text-center text-paper">
      <Crest className="h-28 w-auto" />
      <h1 className="display text-title">{title}</h1>
      <p className="max-w-prose text-lead text-ink-text">{text}</p>
      {children}
    </main>
  )
}

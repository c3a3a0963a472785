import type { ReactElement, ReactNode } from 'react'

/** Headline of a section, with a link at its side. */
export function SectionHeading({
  id,
  title,
  children,
}: {
  readonly id: string
  readonly title: string
  readonly children?: ReactNode
}): ReactElement {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 md:mb-8">
      <h2 id={id} className="min-w-0 display text-section">
        {title}
      </h2>
      {children}
    </div>
  )
}

import { type ReactElement, type ReactNode, useId } from 'react'

type PanelProps = {
  readonly title: string
  /** Beside the title. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A part of a screen under its own heading. */
export function Panel({ title, actions, children }: PanelProps): ReactElement {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-md border border-line bg-white">
      <header className="flex min-h-14 flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-2 md:px-5">
        <h2 id={id} className="display text-xl">
          {title}
        </h2>
        {actions}
      </header>
      <div className="px-4 py-4 md:px-5">{children}</div>
    </section>
  )
}

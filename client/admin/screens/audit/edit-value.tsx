import type { ReactElement } from 'react'

/** A longer value is shown in part until it is opened. */
const SHOWN = 60

/** A value of a record as people read it. */
export function EditValue({ text }: { readonly text: string }): ReactElement {
  const className = 'inline-block wrap-anywhere lg:min-w-24'
  if (text.length <= SHOWN) return <span className={className}>{text}</span>
  return (
    <details className={`group ${className}`}>
      <summary className="cursor-pointer group-open:text-ink-soft max-lg:pb-2.5">
        {`${text.slice(0, SHOWN).trimEnd()}…`}
      </summary>
      <p className="max-w-prose py-1 whitespace-pre-wrap">{text}</p>
    </details>
  )
}

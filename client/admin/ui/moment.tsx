import type { ReactElement } from 'react'
import { useFormat } from '#client/lib/format.ts'

/** A date with its time of day. */
export function Moment({ at }: { readonly at: string }): ReactElement {
  const format = useFormat()
  return (
    <time dateTime={at} className="figures whitespace-nowrap">
      {`${format.date(at)} ${format.time(at)}`}
    </time>
  )
}

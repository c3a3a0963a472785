import type { ReactElement, ReactNode } from 'react'

type PriceRowProps = { readonly name: ReactNode; readonly children: ReactNode }

/** One line of a list of prices, inside a `dl`. */
export function PriceRow({ name, children }: PriceRowProps): ReactElement {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0">{name}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  )
}

export function TotalRow({ name, children }: PriceRowProps): ReactElement {
  return (
    <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line-strong pt-4">
      <dt className="text-lg font-semibold">{name}</dt>
      <dd className="display text-section whitespace-nowrap">{children}</dd>
    </div>
  )
}

/** A part of the total, such as its tax. */
export function IncludedRow({ name, children }: PriceRowProps): ReactElement {
  return (
    <div className="flex justify-between gap-4 text-base text-ink-soft">
      <dt>{name}</dt>
      <dd className="whitespace-nowrap">{children}</dd>
    </div>
  )
}

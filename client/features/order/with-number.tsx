import type { ReactElement } from 'react'

/** Such as 2026-000123; browsers break lines after its hyphen. */
const NUMBER = /(\b\d{4}-\d{4,}\b)/

/** A text that keeps an order number on one line and leaves it unchanged for copying. */
export function WithNumber({ text }: { readonly text: string }): ReactElement {
  const [before, number, after] = text.split(NUMBER)
  return (
    <>
      {before}
      {number === undefined ? null : <span className="whitespace-nowrap">{number}</span>}
      {after}
    </>
  )
}

import { type KeyboardEvent, type ReactElement, useEffect, useRef } from 'react'
import { Icon } from '#client/ui/icon.tsx'

const PLACES: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowUp: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowDown: (index) => index + 1,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

type OrderHandleProps = {
  readonly label: string
  readonly index: number
  readonly count: number
  onGrab(pointer: number): void
  onMove(to: number): void
}

/** Drags an item of a list, also by touch, or moves it by arrow keys. */
export function OrderHandle({
  label,
  index,
  count,
  onGrab,
  onMove,
}: OrderHandleProps): ReactElement {
  const handle = useRef<HTMLButtonElement>(null)
  const hasMoved = useRef(false)

  // An item that changes its place in the document loses the focus.
  useEffect(() => {
    if (!hasMoved.current) return
    hasMoved.current = false
    handle.current?.focus()
  })

  function moveByKey(event: KeyboardEvent): void {
    const to = PLACES[event.key]?.(index, count)
    if (to === undefined) return
    event.preventDefault()
    hasMoved.current = true
    onMove(to)
  }

  return (
    <button
      ref={handle}
      type="button"
      aria-label={label}
      onKeyDown={moveByKey}
      onPointerDown={(event) => onGrab(event.pointerId)}
      className="inline-flex size-11 shrink-0 cursor-grab touch-none items-center justify-center hover:bg-sand active:cursor-grabbing"
    >
      <Icon name="menu" className="size-5" />
    </button>
  )
}

import { type ReactElement, useEffect, useRef } from 'react'

/** What a form did, in its place; it takes the focus that its button had, and comes into view. */
export function DoneMessage({ children }: { readonly children: string }): ReactElement {
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    message.current?.focus({ preventScroll: true })
    message.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <p ref={message} tabIndex={-1} className="mt-3 max-w-prose text-lg break-words">
      {children}
    </p>
  )
}

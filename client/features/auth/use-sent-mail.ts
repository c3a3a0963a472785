import { useEffect, useState } from 'react'
import { useFocusOnChange } from '#client/features/navigation/use-focus-on-change.ts'

type SentMail<Typed> = {
  /** What the form was sent with, for who comes back to mend it. */
  readonly typed: Typed | null
  /** Null while the form is shown. */
  readonly sent: Typed | null
  show(typed: Typed): void
  goBack(): void
}

/** After a form that a mail follows, a page of its own takes its place, at the same address. */
export function useSentMail<Typed>(): SentMail<Typed> {
  const [typed, setTyped] = useState<Typed | null>(null)
  const [isShown, setIsShown] = useState(false)
  useFocusOnChange(isShown)
  useEffect(() => {
    // The form was longer, and its button at the end of it.
    if (isShown) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [isShown])
  return {
    typed,
    sent: isShown ? typed : null,
    show(next) {
      setTyped(next)
      setIsShown(true)
    },
    goBack: () => setIsShown(false),
  }
}

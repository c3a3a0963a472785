import { useEffect, useState } from 'react'
import { useFocusOnChange } from '#client/features/navigation/use-focus-on-change.ts'

type SentMail<Typed> = {
  /** Submitted values, for a visitor who returns to correct them. */
  readonly typed: Typed | null
  /** Null while the form is shown. */
  readonly sent: Typed | null
  show(typed: Typed): void
  goBack(): void
}

/** After a form that sends a mail, a confirmation replaces it at the same address. */
export function useSentMail<Typed>(): SentMail<Typed> {
  const [typed, setTyped] = useState<Typed | null>(null)
  const [isShown, setIsShown] = useState(false)
  useFocusOnChange(isShown)
  useEffect(() => {
    // The form was longer, with its button at the end.
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

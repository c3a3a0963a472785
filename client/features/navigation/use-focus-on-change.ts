import { useEffect, useRef } from 'react'
import { focusMain } from './focus-main.ts'

/** Moves the focus when another view replaces the focused one at the same path. */
export function useFocusOnChange(view: boolean | string): void {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    focusMain()
  }, [view])
}

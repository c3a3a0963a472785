import { useEffect, useRef } from 'react'
import { focusMain } from './focus-main.ts'

/** Another view of a page takes the place of the one that had the focus, at the same path. */
export function useFocusOnChange(view: boolean | string): void {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    focusMain()
  }, [view])
}

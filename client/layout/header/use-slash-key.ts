import { useEffect, useEffectEvent } from 'react'

/** A slash opens the search, unless it is being typed somewhere or a dialog is open. */
export function useSlashKey(open: () => void): void {
  const onSlash = useEffectEvent(open)
  useEffect(() => {
    function listen(event: KeyboardEvent): void {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target) || document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      onSlash()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  )
}

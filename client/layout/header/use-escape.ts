import { useEffect, useEffectEvent } from 'react'

/** Escape closes a panel that was opened by pointer, wherever the focus is. */
export function useEscape(isOpen: boolean, close: () => void): void {
  const onEscape = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    const listen = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onEscape()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOpen])
}

import { useEffect, useEffectEvent } from 'react'
import { onReturn, readVisitor } from './visitor.ts'

/** Who comes back to this tab may have logged in in another one meanwhile. */
export function useOnLoginElsewhere(enter: () => void): void {
  const onLogin = useEffectEvent(enter)
  useEffect(() => {
    const wasOpen = readVisitor(document.cookie).hasSession
    return onReturn(() => {
      if (!wasOpen && readVisitor(document.cookie).hasSession) onLogin()
    })
  }, [])
}

import { useEffect, useEffectEvent } from 'react'
import { onReturn, readVisitor } from './visitor.ts'

/** Detects a login in another tab when the visitor returns to this one. */
export function useOnLoginElsewhere(enter: () => void): void {
  const onLogin = useEffectEvent(enter)
  useEffect(() => {
    const wasOpen = readVisitor(document.cookie).hasSession
    return onReturn(() => {
      if (!wasOpen && readVisitor(document.cookie).hasSession) onLogin()
    })
  }, [])
}

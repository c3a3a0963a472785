import { useSyncExternalStore } from 'react'

/** Told by scripts that have asked the server to open or end a session. */
const CHANGED = 'visitorchange'

export type Visitor = { readonly hasSession: boolean; readonly hasWishes: boolean }

/** The one cookie that scripts may read. It proves nothing: it saves questions that lead nowhere. */
export function readVisitor(cookies: string): Visitor {
  const flags = flagsIn(cookies)
  return { hasSession: flags.includes('a'), hasWishes: flags.includes('w') }
}

/** Nobody on the server and in the first drawing: the page is the same for everyone. */
export function useVisitor(): Visitor {
  const flags = useSyncExternalStore(
    subscribe,
    () => flagsIn(document.cookie),
    () => '',
  )
  return readVisitor(`visitor=${flags}`)
}

export function notifyVisitorChange(): void {
  window.dispatchEvent(new Event(CHANGED))
}

/** After a login, a logout or the end of an account, in whichever tab. Answers how to stop listening. */
export function onVisitorChange(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener)
  return () => window.removeEventListener(CHANGED, listener)
}

function flagsIn(cookies: string): string {
  return /(?:^|;\s*)visitor=([^;]*)/.exec(cookies)?.[1] ?? ''
}

function subscribe(onChange: () => void): () => void {
  const stops = [onVisitorChange(onChange), onReturn(onChange)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Back from another tab or window, where somebody may have logged in or out, or to a kept page. */
export function onReturn(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  window.addEventListener('focus', listener)
  window.addEventListener('pageshow', listener)
  return () => {
    document.removeEventListener('visibilitychange', listener)
    window.removeEventListener('focus', listener)
    window.removeEventListener('pageshow', listener)
  }
}

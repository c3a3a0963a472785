import { useSyncExternalStore } from 'react'
import { listen } from '#client/lib/listen.ts'
import { visitorHint } from '#client/lib/visitor-hint.ts'

/** Event after scripts opened or ended a session. */
const CHANGED = 'visitorchange'
/** Events by which the visitor returns to the page. */
const RETURNS = ['visibilitychange', 'focus', 'pageshow'] as const

declare global {
  interface WindowEventMap {
    visitorchange: Event
  }
}

export type Visitor = {
  readonly hasSession: boolean
  readonly hasWishes: boolean
  /** Pieces in the cart; null without a cart. */
  readonly cartQuantity: number | null
}

/**
 * Reads the session hint, the only cookie that scripts may read: it proves nothing and saves
 * useless requests.
 */
export function readVisitor(cookies: string): Visitor {
  const flags = visitorHint(cookies)
  const pieces = /c(\d+)/.exec(flags)?.[1]
  return {
    hasSession: flags.includes('a'),
    hasWishes: flags.includes('w'),
    cartQuantity: pieces === undefined ? null : Number(pieces),
  }
}

/** Anonymous on the server and in the first render, since the page is the same for everyone. */
export function useVisitor(): Visitor {
  const flags = useSyncExternalStore(
    subscribe,
    () => visitorHint(document.cookie),
    () => '',
  )
  return readVisitor(`visitor=${flags}`)
}

export function notifyVisitorChange(): void {
  window.dispatchEvent(new Event(CHANGED))
}

/**
 * Called after a login, a logout or the end of an account, in any tab. Returns the unsubscribe
 * function.
 */
export function onVisitorChange(listener: () => void): () => void {
  return listen([CHANGED], listener)
}

function subscribe(onChange: () => void): () => void {
  return listen([CHANGED, ...RETURNS], onChange)
}

/** Called when the visitor returns from another tab or window, or from the back-forward cache. */
export function onReturn(listener: () => void): () => void {
  return listen(RETURNS, listener)
}

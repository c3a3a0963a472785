import { visitorHint } from '#client/lib/visitor-hint.ts'

/** The cart version in the session hint, as last received by this browser; -1 without one. */
export function readCartVersion(cookies: string): number {
  return Number(/c\d+\.(\d+)/.exec(visitorHint(cookies))?.[1] ?? -1)
}

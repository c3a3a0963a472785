/** The cart version in the session hint, as last received by this browser; -1 without one. */
export function readCartVersion(cookies: string): number {
  return Number(/(?:^|;\s*)visitor=[^;]*c\d+\.(\d+)/.exec(cookies)?.[1] ?? -1)
}

/** In the session hint: the version of the cart that this browser was told last; -1 without one. */
export function readCartVersion(cookies: string): number {
  return Number(/(?:^|;\s*)visitor=[^;]*c\d+\.(\d+)/.exec(cookies)?.[1] ?? -1)
}

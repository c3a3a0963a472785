/**
 * Replaces the rest of a malformed path, from its first escape on, by a character that no path
 * contains, so that the route of the prefix rejects it.
 */
export function readableTarget(target: string): string {
  const path = target.split(/[?#]/, 1)[0] ?? ''
  if (!path.includes('%')) return target
  try {
    decodeURIComponent(path)
    return target
  } catch {
    return path.slice(0, path.indexOf('%')) + NO_CHARACTER
  }
}

const NO_CHARACTER = '%00'

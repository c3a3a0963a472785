/**
 * A path with escapes that mean nothing ends, from the first escape on, in a character that no path
 * may hold: the handler of the path before it refuses the rest.
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

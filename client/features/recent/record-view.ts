import { readStored, writeStored } from '#client/lib/stored-ids.ts'
import { viewedBefore, withView } from './recent-list.ts'

/** Products seen before; the shown one joins them. */
export function recordView(current: string | null): readonly string[] {
  const stored = readStored('recent')
  if (current !== null) writeStored('recent', withView(stored, current))
  return viewedBefore(stored, current)
}

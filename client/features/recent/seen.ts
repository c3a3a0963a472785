import { readStored, writeStored } from '#client/lib/stored-ids.ts'
import { seenBefore, withSeen } from './recent-list.ts'

/** Products seen before; the shown one joins them. */
export function see(current: string | null): readonly string[] {
  const stored = readStored('recent')
  if (current !== null) writeStored('recent', withSeen(stored, current))
  return seenBefore(stored, current)
}

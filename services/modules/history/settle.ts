import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { FieldChange, FieldValue } from '#services/contract/history.ts'

export type Applied = {
  readonly path: string
  readonly before: FieldValue
  readonly after: FieldValue
}
export type Differing = {
  readonly path: string
  readonly value: FieldValue
  readonly current: FieldValue
}
export type Settled = {
  readonly applied: readonly Applied[]
  readonly differing: readonly Differing[]
}

/**
 * What of a save is applied: each value that is still what the form began with. One that somebody
 * else changed meanwhile differs, unless both wanted the same.
 */
export function settle(
  current: Readonly<Record<string, FieldValue>>,
  changes: readonly FieldChange[],
): Settled {
  const applied: Applied[] = []
  const differing: Differing[] = []
  for (const change of changes) {
    const { path, value } = change
    const now = current[path] ?? null
    if (isDeepStrictEqual(now, value)) continue
    if (isBase(change, now)) applied.push({ path, before: now, after: value })
    else differing.push({ path, value, current: now })
  }
  return { applied, differing }
}

function isBase({ base, baseSha256 }: FieldChange, now: FieldValue): boolean {
  return baseSha256 === undefined
    ? isDeepStrictEqual(now, base ?? null)
    : createHash('sha256').update(JSON.stringify(now)).digest('hex') === baseSha256
}

import type { FieldChange, FieldValue } from '#services/contract/history.ts'
import { invalid } from './refusals.ts'

/** A save names parts that there are, each with a value of its kind. */
export function refuseUnknownParts(
  current: Readonly<Record<string, FieldValue>>,
  changes: readonly FieldChange[],
): void {
  const wrong = changes.find(({ path, value }) => typeof current[path] !== typeof value)
  if (wrong) throw invalid(wrong.path)
}

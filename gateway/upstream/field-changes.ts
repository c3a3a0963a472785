import { badInput } from '#gateway/lib/list-page.ts'
import type { FieldChange, FieldValue } from '#services/contract/history.ts'

type ChangeInput = {
  readonly path: string
  readonly base?: string | null
  readonly value?: string | null
}

/** Changes of a form as the services take them: their values are JSON in the graph. */
export function readChanges(changes: readonly ChangeInput[]): FieldChange[] {
  return changes.map(({ path, base, value }) => ({
    ...{ path, base: read(base), value: read(value) },
  }))
}

function read(json: string | null | undefined): FieldValue {
  if (json == null) return null
  try {
    return JSON.parse(json)
  } catch {
    throw badInput('changes', 'A value of a change is not JSON.')
  }
}

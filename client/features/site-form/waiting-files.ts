import type { Issue } from '#client/features/forms/errors.ts'
import type { RawValues } from '#client/features/forms/form-store.ts'

/** Value of a file that has not arrived yet, or did not arrive. */
export const WAITING = 'waiting'

/** A form is not sent without a file that its visitor has chosen. */
export function waitingFiles(
  fields: readonly { readonly id: string; readonly type: string }[],
  raw: RawValues,
): readonly Issue[] {
  return fields.flatMap(({ id, type }) => {
    const isWaiting = Object.entries(raw).some(
      ([name, text]) => text === WAITING && name.startsWith(`${id}.`),
    )
    return type === 'UPLOAD' && isWaiting ? { field: id, rule: 'filesWaiting' } : []
  })
}

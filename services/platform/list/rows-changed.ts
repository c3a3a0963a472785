import { Refusal } from '#services/platform/errors.ts'

/** Other rows match than were shown; `limit` is their number by now. */
export function rowsChanged(limit: number): Refusal {
  return new Refusal(409, `${limit} rows match by now.`, { code: 'ROWS_CHANGED', limit })
}

type Planned = { readonly until: string | null }

const MS = 1_000
/** No client comes back before that is of any use. */
const LEAST_SECONDS = 30

/** Seconds until the planned end of a maintenance; null when none is known, or it is over. */
export function secondsToEnd(planned: Planned | undefined, now: Date): number | null {
  const until = planned?.until ?? null
  const left = until === null ? Number.NaN : Date.parse(until) - now.getTime()
  return left > 0 ? Math.max(LEAST_SECONDS, Math.ceil(left / MS)) : null
}

const WRITTEN = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Zagreb',
  dateStyle: 'short',
  timeStyle: 'short',
})

const HOUR_MS = 3_600_000
/** Zagreb's offsets from UTC, in hours; the summer one first, as its moment comes first. */
const OFFSETS = [2, 1]

/** A moment as clocks in Zagreb show it, such as `2026-12-01T18:00`. */
export function zagrebTime(moment: string): string {
  return WRITTEN.format(new Date(moment)).replace(' ', 'T')
}

/**
 * Moments at which clocks in Zagreb show this time, such as `2026-12-01T18:00`: one, none in the
 * hour that is skipped in March, two in the hour that comes twice in October.
 */
export function zagrebMoments(time: string): readonly string[] {
  const asUtc = Date.parse(`${time}Z`)
  if (Number.isNaN(asUtc)) return []
  return OFFSETS.map((hours) => new Date(asUtc - hours * HOUR_MS).toISOString()).filter(
    (moment) => zagrebTime(moment) === time,
  )
}

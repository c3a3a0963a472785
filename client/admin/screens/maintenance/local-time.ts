/** The shop's times are those of Zagreb, wherever its staff are. */
const WRITTEN = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Zagreb',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** A moment as a field for local time has it, such as `2026-12-01T18:00`. */
export function localTime(at: Date): string {
  return WRITTEN.format(at).replace(' ', 'T')
}

/** The moment that such a field names; null for none. */
export function momentOf(local: string): string | null {
  const asUtc = Date.parse(`${local}Z`)
  if (Number.isNaN(asUtc)) return null
  const ahead = Date.parse(`${localTime(new Date(asUtc))}Z`) - asUtc
  return new Date(asUtc - ahead).toISOString()
}

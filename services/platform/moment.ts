/** Moments are compared as text, so they must all be written in one way. */
export function utcText(moment: string): string {
  return new Date(moment).toISOString()
}

const DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Zagreb',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** Such as 2026-03-29; days of the federation end at midnight in Zagreb. */
export function zagrebDay(moment: Date): string {
  return DAY.format(moment)
}

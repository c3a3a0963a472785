const EUROS = new Intl.NumberFormat('hr-HR', { style: 'currency', currency: 'EUR' })
const WEEKDAY = new Intl.DateTimeFormat('hr-HR', { timeZone: 'Europe/Zagreb', weekday: 'long' })
const TIME = new Intl.DateTimeFormat('hr-HR', {
  ...{ timeZone: 'Europe/Zagreb', hour: '2-digit', minute: '2-digit' },
})
const DAY = new Intl.DateTimeFormat('hr-HR', {
  ...{ timeZone: 'Europe/Zagreb', day: '2-digit', month: '2-digit', year: 'numeric' },
})

export function euros(cents: number): string {
  return EUROS.format(cents / 100)
}

export function moment(at: string): string {
  return `${dayOf(at)} u ${TIME.format(new Date(at))}`
}

export function longMoment(at: string): string {
  return `${WEEKDAY.format(new Date(at))}, ${moment(at)}`
}

export function dayOf(at: string): string {
  // Intl puts spaces between the parts of a Croatian date.
  return DAY.format(new Date(at)).replaceAll(/\s/g, '')
}

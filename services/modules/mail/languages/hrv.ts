import type { LetterFrame } from '#services/modules/mail/letter-frame.ts'

const EUROS = new Intl.NumberFormat('hr-HR', { style: 'currency', currency: 'EUR' })
const WEEKDAY = new Intl.DateTimeFormat('hr-HR', { timeZone: 'Europe/Zagreb', weekday: 'long' })
const TIME = new Intl.DateTimeFormat('hr-HR', {
  ...{ timeZone: 'Europe/Zagreb', hour: '2-digit', minute: '2-digit' },
})
const DAY = new Intl.DateTimeFormat('hr-HR', {
  ...{ timeZone: 'Europe/Zagreb', day: '2-digit', month: '2-digit', year: 'numeric' },
})

export const hrvFrame: LetterFrame = {
  language: 'hr',
  bareLink: 'Ako se gumb ne otvara, kopirajte ovu poveznicu u preglednik:',
  automatic: 'Ovo je automatska poruka.',
  test: 'Proba',
  formats: {
    euros,
    moment,
    day: dayOf,
    longMoment: (at) => `${weekdayOf(at)}, ${moment(at)}`,
    longDay: (at) => `${weekdayOf(at)}, ${dayOf(at)}`,
  },
}

function weekdayOf(at: string): string {
  return WEEKDAY.format(new Date(at))
}

function euros(cents: number): string {
  return EUROS.format(cents / 100)
}

function moment(at: string): string {
  return `${dayOf(at)} u ${TIME.format(new Date(at))}`
}

function dayOf(at: string): string {
  // Intl puts spaces between the parts of a Croatian date.
  return DAY.format(new Date(at)).replaceAll(/\s/g, '')
}

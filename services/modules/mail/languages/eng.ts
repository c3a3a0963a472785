import type { LetterFrame } from '#services/modules/mail/letter-frame.ts'

const EUROS = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' })
const ZONE = { timeZone: 'Europe/Zagreb' } as const
const DAY_PARTS = { ...ZONE, day: 'numeric', month: 'long', year: 'numeric' } as const
const DAY = new Intl.DateTimeFormat('en-GB', DAY_PARTS)
const MOMENT = new Intl.DateTimeFormat('en-GB', {
  ...{ ...DAY_PARTS, hour: '2-digit', minute: '2-digit' },
})
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { ...ZONE, weekday: 'long' })

export const engFrame: LetterFrame = {
  language: 'en',
  bareLink: 'If the button does not open, copy this link into your browser:',
  automatic: 'This is an automatic message.',
  test: 'Test',
  formats: {
    euros: (cents) => EUROS.format(cents / 100),
    moment: (at) => MOMENT.format(new Date(at)),
    day: (at) => DAY.format(new Date(at)),
    longMoment: (at) => `${WEEKDAY.format(new Date(at))}, ${MOMENT.format(new Date(at))}`,
    longDay: (at) => `${WEEKDAY.format(new Date(at))}, ${DAY.format(new Date(at))}`,
  },
}

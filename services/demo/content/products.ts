import { dayInWords, timeInWords } from './dates.ts'
import type { ProductEntry } from './entries.ts'
import { CLOTHING } from './products/clothing.ts'
import { FAN_GEAR } from './products/fan-gear.ts'
import { homeAndTickets } from './products/home-and-tickets.ts'
import { HOODIES } from './products/hoodies.ts'
import { JERSEYS } from './products/jerseys.ts'

/** In the order in which the shop shows them, newest first. */
export function productsFor(match: Date): readonly ProductEntry[] {
  return [
    ...JERSEYS,
    ...HOODIES,
    ...CLOTHING,
    ...FAN_GEAR,
    ...homeAndTickets({ date: dayInWords(match), time: timeInWords(match) }),
  ]
}

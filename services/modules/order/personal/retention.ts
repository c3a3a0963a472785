import { keepRows, type RetentionRule } from '#services/platform/retention.ts'
import { countErasable, eraseBuyers } from './personal-store.ts'

/** The accounting law keeps what was sold for eleven years after the business year. */
const ELEVEN_YEARS_DAYS = 4_018

export const orderRetention: readonly RetentionRule[] = [
  keepRows({
    kind: 'orders',
    deletes: 'orders, counted from the end of their year',
    keepDays: ELEVEN_YEARS_DAYS,
    bounds: { least: 4_018, most: 7_305 },
    table: 'customer_order',
    moment: 'placed_at',
    isFromYearEnd: true,
  }),
  {
    kind: 'buyers-of-erased-accounts',
    deletes: 'names and addresses of finished orders whose account was erased',
    keepDays: 0,
    count: async ({ db }, before) => await countErasable(db, before),
    purge: async ({ db }, before, limit) => await eraseBuyers(db, before, limit),
  },
]

import type { NewCoupon } from '#services/modules/cart/api.ts'
import { midnight } from './dates.ts'

const NO_BOUNDS = {
  percent: null,
  amountCents: null,
  minCents: 0,
  isForMembers: false,
  startsAt: null,
  endsAt: null,
  maxUses: null,
} as const

const PERCENT = { ...NO_BOUNDS, kind: 'percent', percent: 10 } as const

/** One coupon of each kind. `explains` is printed when the demo starts. */
export const COUPONS: readonly {
  readonly code: string
  readonly explains: string
  /** Slug of the category whose products it discounts. */
  readonly category?: string
  coupon(now: Date): Omit<NewCoupon, 'code' | 'categoryId'>
}[] = [
  { code: 'NAVIJAC10', explains: '10 % off', coupon: () => PERCENT },
  {
    code: 'BURA5',
    explains: '5 € off',
    coupon: () => ({ ...NO_BOUNDS, kind: 'fixed', amountCents: 500 }),
  },
  {
    code: 'BESPLATNO',
    explains: 'free delivery',
    coupon: () => ({ ...NO_BOUNDS, kind: 'freeDelivery' }),
  },
  {
    code: 'IZNAD100',
    explains: '15 % off from 100 €',
    coupon: () => ({ ...PERCENT, percent: 15, minCents: 10_000 }),
  },
  {
    code: 'DRES20',
    explains: '20 % off jerseys',
    category: 'dresovi',
    coupon: () => ({ ...PERCENT, percent: 20 }),
  },
  {
    code: 'CLAN15',
    explains: '15 % off for members',
    coupon: () => ({ ...PERCENT, percent: 15, isForMembers: true }),
  },
  {
    code: 'LANI',
    explains: 'expired',
    coupon: (now) => ({ ...PERCENT, endsAt: midnight(now, -30).toISOString() }),
  },
  {
    code: 'USKORO',
    explains: 'not begun',
    coupon: (now) => ({ ...PERCENT, startsAt: midnight(now, 60).toISOString() }),
  },
  { code: 'PRVIH50', explains: 'used up', coupon: () => ({ ...PERCENT, maxUses: 0 }) },
]

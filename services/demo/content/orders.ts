import type { PastOrder } from '#services/modules/order/api.ts'

type DemoStep = {
  readonly hoursAgo: number
  readonly move: PastOrder['steps'][number]['move']
  readonly trackingUrl?: string
}

export type DemoOrder = Pick<PastOrder, 'delivery' | 'payment'> & {
  readonly email: string
  readonly hoursAgo: number
  /** Products without variants and with plenty of stock. */
  readonly lines: readonly (readonly [product: string, quantity: number])[]
  readonly steps: readonly DemoStep[]
}

const DAY = 24
const ANA = 'ana@navijaci.example'
const LUKA = 'luka@navijaci.example'
const ZELJKA = 'zeljka@navijaci.example'

const tracking = (number: string): string => `https://paketi.bonaca.example/${number}`

/** Orders in every possible state, oldest first, so that their numbers ascend. */
export const ORDERS: readonly DemoOrder[] = [
  {
    ...{ email: ANA, hoursAgo: 95 * DAY, delivery: 'address', payment: 'provider' },
    lines: [
      ['salica-djecja', 1],
      ['privjesak-lopta', 2],
    ],
    steps: [
      { hoursAgo: 95 * DAY - 1, move: 'pay' },
      { hoursAgo: 94 * DAY, move: 'ship', trackingUrl: tracking('BN4081') },
      { hoursAgo: 92 * DAY, move: 'deliver' },
    ],
  },
  {
    ...{ email: ZELJKA, hoursAgo: 64 * DAY, delivery: 'address', payment: 'provider' },
    lines: [
      ['sal-derbi', 3],
      ['salica-valovi', 4],
      ['plakat-stoljece', 3],
    ],
    steps: [
      { hoursAgo: 64 * DAY - 1, move: 'pay' },
      { hoursAgo: 63 * DAY, move: 'ship', trackingUrl: tracking('BN4457') },
      { hoursAgo: 61 * DAY, move: 'deliver' },
    ],
  },
  {
    ...{ email: ZELJKA, hoursAgo: 34 * DAY, delivery: 'branch', payment: 'provider' },
    lines: [['privjesak-dres', 1]],
    steps: [
      { hoursAgo: 34 * DAY - 1, move: 'pay' },
      { hoursAgo: 33 * DAY, move: 'cancel' },
      { hoursAgo: 31 * DAY, move: 'refund' },
    ],
  },
  {
    ...{ email: ZELJKA, hoursAgo: 21 * DAY, delivery: 'address', payment: 'transfer' },
    lines: [['kalendar-stolni', 1]],
    steps: [{ hoursAgo: 18 * DAY, move: 'expire' }],
  },
  {
    ...{ email: ANA, hoursAgo: 9 * DAY, delivery: 'address', payment: 'cashOnDelivery' },
    lines: [
      ['salica', 1],
      ['kalendar-zidni', 1],
    ],
    steps: [
      { hoursAgo: 8 * DAY, move: 'ship', trackingUrl: tracking('BN5217') },
      { hoursAgo: 6 * DAY, move: 'deliver' },
    ],
  },
  {
    ...{ email: LUKA, hoursAgo: 6 * DAY, delivery: 'address', payment: 'provider' },
    lines: [['privjesak-svjetionik', 1]],
    steps: [
      { hoursAgo: 6 * DAY - 1, move: 'pay' },
      { hoursAgo: 2 * DAY, move: 'cancel' },
    ],
  },
  {
    ...{ email: LUKA, hoursAgo: 5 * DAY, delivery: 'address', payment: 'provider' },
    lines: [
      ['lopta-sluzbena', 5],
      ['zastava', 3],
    ],
    steps: [
      { hoursAgo: 5 * DAY - 1, move: 'pay' },
      { hoursAgo: 4 * DAY, move: 'ship', trackingUrl: tracking('BN5251') },
    ],
  },
  {
    ...{ email: ANA, hoursAgo: 4 * DAY, delivery: 'branch', payment: 'provider' },
    lines: [['sal-jadran', 1]],
    steps: [
      { hoursAgo: 4 * DAY - 1, move: 'pay' },
      { hoursAgo: 3 * DAY, move: 'ship', trackingUrl: tracking('BN5266') },
    ],
  },
  {
    ...{ email: ANA, hoursAgo: 2 * DAY, delivery: 'address', payment: 'provider' },
    lines: [['ulaznica', 2]],
    steps: [{ hoursAgo: 2 * DAY - 1, move: 'pay' }],
  },
  {
    ...{ email: LUKA, hoursAgo: 30, delivery: 'address', payment: 'provider' },
    lines: [['salica-valovi', 1]],
    steps: [{ hoursAgo: 29, move: 'pay' }],
  },
  {
    ...{ email: ANA, hoursAgo: 20, delivery: 'address', payment: 'transfer' },
    lines: [['privjesak-lopta', 1]],
    steps: [],
  },
]

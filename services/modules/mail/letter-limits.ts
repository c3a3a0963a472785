import type { Template } from './letters.ts'

/** Letters that anyone can cause by typing an address share the limits of a group. */
export type LimitGroup = 'shop' | 'account' | 'password'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

type Limit = { readonly letters: number; readonly ms: number }

/** Per recipient. */
const LIMITS: Readonly<Record<LimitGroup, readonly Limit[]>> = {
  shop: [
    { letters: 8, ms: HOUR_MS },
    { letters: 20, ms: DAY_MS },
  ],
  account: [
    { letters: 8, ms: HOUR_MS },
    { letters: 20, ms: DAY_MS },
  ],
  // As long as a link is valid, so that a letter over the limit follows six valid ones.
  password: [{ letters: 6, ms: HOUR_MS }],
}
export const LONGEST_WINDOW_MS = DAY_MS

type LetterLimit = {
  readonly group: LimitGroup
  /** A letter that waits is dropped by its job once its cause is gone. */
  readonly whenOver: 'wait' | 'drop'
}

/** Null for letters caused by staff, by money or by the owner of a proven address. */
export const LETTER_LIMITS: Readonly<Record<Template, LetterLimit | null>> = {
  'confirm-registration': { group: 'account', whenOver: 'wait' },
  'already-registered': { group: 'account', whenOver: 'drop' },
  'forgot-password': { group: 'password', whenOver: 'drop' },
  'password-changed': null,
  'email-change-confirm': { group: 'account', whenOver: 'wait' },
  'email-change-notice': null,
  'email-changed': null,
  welcome: null,
  'provider-joined': null,
  'staff-invited': null,
  'order-placed': { group: 'shop', whenOver: 'wait' },
  'order-transfer': { group: 'shop', whenOver: 'wait' },
  'order-paid': null,
  'order-tickets': null,
  'order-files': null,
  'order-shipped': null,
  'order-delivered': null,
  'order-cancelled': { group: 'shop', whenOver: 'drop' },
  'order-refund-due': null,
  'order-refunded': null,
  'order-withdrawn': null,
  'order-withdrawn-copy': { group: 'shop', whenOver: 'wait' },
  'staff-refund-due': null,
  'staff-withdrawn': null,
  'cart-left': null,
  'confirm-stock-notice': { group: 'shop', whenOver: 'wait' },
  'confirm-price-notice': { group: 'shop', whenOver: 'wait' },
  'back-in-stock': null,
  'price-drop': null,
}

/** When the next letter of the group may leave, in milliseconds; null for at once. */
export function roomFrom(
  group: LimitGroup,
  /** Ascending times of the counted letters. */
  sent: readonly number[],
  now: number,
): number | null {
  const ends = LIMITS[group].map(({ letters, ms }) => (sent.at(-letters) ?? -Infinity) + ms)
  const free = Math.max(...ends)
  return free > now ? free : null
}

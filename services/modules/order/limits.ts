import type { RateRule } from '#services/platform/limits/rate-limit.ts'

/** Each one is a request to the provider. */
export const CONFIRMATIONS: RateRule = { name: 'confirmations', limit: 60, seconds: 15 * 60 }
/** Messages of providers that are not verified; a verified one is uncounted. */
export const UNVERIFIED: RateRule = { name: 'unverified-messages', limit: 60, seconds: 15 * 60 }
/** Per order: each payment is a request to the provider. */
export const PAYMENTS: RateRule = { name: 'order-payments', limit: 10, seconds: 60 * 60 }
/** Wrong pairs of one place: prevents finding orders by guessing numbers and addresses. */
export const TRACKS: RateRule = { name: 'order-tracks', limit: 20, seconds: 15 * 60 }
/** Wrong addresses for one number, from any place. */
export const TRACKED_NUMBER: RateRule = { name: 'order-number', limit: 30, seconds: 60 * 60 }
/** Above it, per place, so that the buyer keeps a few attempts. */
export const TRACKED_ATTACKED: RateRule = { name: 'order-attacked', limit: 3, seconds: 60 * 60 }
/** Per order: each withdrawal sends mails. */
export const WITHDRAWALS: RateRule = { name: 'order-withdrawals', limit: 10, seconds: 60 * 60 }
/** Cancellations and withdrawals of one place: each sends mails. */
export const ENDINGS: RateRule = { name: 'order-endings', limit: 60, seconds: 60 * 60 }
/** Per order: mails that staff send again. */
export const RESENDS: RateRule = { name: 'order-resends', limit: 10, seconds: 60 * 60 }
/** Enough for a school that shares one place. */
export const NEW_ORDERS: RateRule = { name: 'new-orders', limit: 120, seconds: 60 * 60 }
/** Of one order's papers or codes: a page has each once, and a reload requests it again. */
export const LINK_DOWNLOADS: RateRule = { name: 'link-downloads', limit: 40, seconds: 60 }
/** Papers and codes of all orders: each may have to be drawn. */
export const PLACE_DOWNLOADS: RateRule = { name: 'place-downloads', limit: 120, seconds: 60 }

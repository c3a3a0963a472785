import type { RateRule } from '#services/platform/limits/rate-limit.ts'

/** Each one is a request to the provider. */
export const CONFIRMATIONS: RateRule = { name: 'confirmations', limit: 60, seconds: 15 * 60 }
/** Per order: each payment is a request to the provider. */
export const PAYMENTS: RateRule = { name: 'order-payments', limit: 10, seconds: 60 * 60 }
/** Prevents finding orders by guessing numbers and addresses. */
export const TRACKS: RateRule = { name: 'order-tracks', limit: 20, seconds: 15 * 60 }
/** Attempts for one number, from any place. */
export const TRACKED_NUMBER: RateRule = { name: 'order-number', limit: 30, seconds: 60 * 60 }
/** Per order: each withdrawal sends mails. */
export const WITHDRAWALS: RateRule = { name: 'order-withdrawals', limit: 10, seconds: 60 * 60 }
/** Enough for a school that shares one place. */
export const NEW_ORDERS: RateRule = { name: 'new-orders', limit: 120, seconds: 60 * 60 }

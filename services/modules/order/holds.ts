import type { GuestHold } from '#services/modules/product/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import { addressBlock } from '#services/platform/http/client-address.ts'
import type { PaymentKind } from './order.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** How long the pieces of an unpaid order are held. */
const HELD_MS: Readonly<Record<PaymentKind, number>> = {
  transfer: 3 * DAY_MS,
  provider: 30 * MINUTE_MS,
  cashOnDelivery: 0,
}
/** An order with payment by a provider can be paid for longer, while stock lasts. */
const PROVIDER_EXPIRES_MS = 7 * DAY_MS

/** Counted from the order, so that choosing a payment again never holds them for longer. */
export function heldUntil(kind: PaymentKind, placed: Clock): string {
  return new Date(placed.now().getTime() + HELD_MS[kind]).toISOString()
}

/** When an unpaid order is cancelled. */
export function expiresAt(kind: PaymentKind, clock: Clock): string {
  const ms = kind === 'provider' ? PROVIDER_EXPIRES_MS : HELD_MS[kind]
  return new Date(clock.now().getTime() + ms).toISOString()
}

/** Key of the scheduled task that cancels an unpaid order. */
export const ORDER_EXPIRES = 'order.expires'

/**
 * The hold of a guest's order. A transfer takes days, so it is bounded; a payment that takes minutes
 * is held in any case.
 */
export function guestHold(kind: PaymentKind, clientAddress: string): GuestHold {
  return { place: addressBlock(clientAddress), isBounded: kind === 'transfer' }
}

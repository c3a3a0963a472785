import { noCart, noOrder, UpstreamError } from '#gateway/upstream/upstream-error.ts'
import { getEventStates, MAX_FOLLOWED_EVENTS } from '#services/contract/calendar.ts'
import type { CallOutput } from '#services/contract/call.ts'
import { getCartVersions, MAX_FOLLOWED_CARTS } from '#services/contract/cart.ts'
import { getOrderChanges, MAX_FOLLOWED_ORDERS } from '#services/contract/order-calls.ts'
import type { CartSession } from './guest.ts'
import { createOpenings } from './openings.ts'
import { createWatch, type Watch, type Watched, type WatchOptions } from './watch.ts'

/** The version is null once the cart was ordered, joined into another or deleted. */
export type CartChange = { readonly id: string; readonly version: number | null }

/** With what the service gave in return for the proof. */
export type FollowedOrder = { readonly slug: string; readonly ticket: string }
export type OrderChange = { readonly slug: string } & NonNullable<
  CallOutput<typeof getOrderChanges>['changes'][number]
>
export type EventChange = { readonly id: number } & NonNullable<
  CallOutput<typeof getEventStates>['states'][number]
>

export type Watches = {
  readonly cart: Watch<CartSession, CartChange>
  readonly order: Watch<FollowedOrder, OrderChange>
  readonly event: Watch<number, EventChange>
  /** Ends all that is followed. */
  close(): void
}

/** Devices of one customer. */
const DEVICES = 10

const CARTS: Watched<CartSession, CartChange> = {
  service: 'ecommerce',
  name: 'carts',
  // With its code: a wrong one must not join those that follow the cart.
  keyOf: ({ cartId, protectCode }) => JSON.stringify([cartId, protectCode]),
  async look(source, carts) {
    const { versions } = await source.call(getCartVersions, { carts: [...carts] })
    return carts.map(({ cartId: id }, at) => {
      const version = versions[at] ?? null
      return version === null ? null : { id, version }
    })
  },
  mostAtOnce: MAX_FOLLOWED_CARTS,
  mostFollowers: DEVICES,
  isLast: () => false,
  stateOver: ({ cartId: id }) => ({ id, version: null }),
  missing: noCart,
}

const ORDERS: Watched<FollowedOrder, OrderChange> = {
  service: 'ecommerce',
  name: 'orders',
  keyOf: ({ ticket }) => ticket,
  async look(source, orders) {
    const tickets = orders.map(({ ticket }) => ticket)
    const { changes } = await source.call(getOrderChanges, { tickets })
    return orders.map(({ slug }, at) => {
      const change = changes[at] ?? null
      return change && { slug, ...change }
    })
  },
  mostAtOnce: MAX_FOLLOWED_ORDERS,
  mostFollowers: DEVICES,
  isLast: ({ isOver }) => isOver,
  missing: noOrder,
}

const EVENTS: Watched<number, EventChange> = {
  service: 'calendar',
  name: 'events',
  keyOf: String,
  async look(source, ids) {
    const { states } = await source.call(getEventStates, { ids: [...ids] })
    return ids.map((id, at) => {
      const state = states[at] ?? null
      return state && { id, ...state }
    })
  },
  mostAtOnce: MAX_FOLLOWED_EVENTS,
  // Everyone may follow a match: only the limits of the process count.
  mostFollowers: Number.POSITIVE_INFINITY,
  isLast: ({ isPast }) => isPast,
  missing: noEvent,
}

export function createWatches(options: Omit<WatchOptions, 'openings'>): Watches {
  const shared = { ...options, openings: createOpenings() }
  const [cart, order, event] = [
    createWatch(CARTS, shared),
    createWatch(ORDERS, shared),
    createWatch(EVENTS, shared),
  ]
  return {
    ...{ cart, order, event },
    close() {
      for (const watch of [cart, order, event]) watch.close()
    },
  }
}

function noEvent(): UpstreamError {
  return new UpstreamError({
    service: 'calendar',
    status: 404,
    code: 'NOT_FOUND',
    message: 'There is no such event.',
  })
}

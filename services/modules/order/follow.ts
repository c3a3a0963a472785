import { z } from 'zod'
import type { CallOutput } from '#services/contract/call.ts'
import type { getOrderChanges } from '#services/contract/order-calls.ts'
import type { Db } from '#services/platform/database.ts'
import type { Principal, Scope } from '#services/platform/http/scope.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { readToken, signToken } from '#services/platform/signed-token.ts'
import type { StoredOrder } from './order.ts'
import { countEvents } from './parts-store.ts'
import { isProven, type Proof, provenOrder } from './proofs.ts'
import { shownPaymentState } from './states.ts'
import { findOrders } from './store.ts'

/**
 * Claims of a ticket, which is valid as long as the right behind it. An access token would expire
 * in minutes.
 */
const claims = z.object({
  slug: z.string(),
  key: z.string().nullish(),
  guestToken: z.string().nullish(),
  session: z.object({ userId: z.number(), sessionId: z.string() }).nullable(),
})
type Claims = z.output<typeof claims>

type OrderChange = CallOutput<typeof getOrderChanges>['changes'][number]

export async function followTicket(
  proof: Proof,
  scope: Pick<Scope, 'db' | 'principal'>,
  deps: ModuleDeps,
): Promise<string> {
  const { slug } = await provenOrder(proof, scope, deps)
  const { key, guestToken } = proof
  const ticket: Claims = { slug, key, guestToken, session: sessionOf(scope.principal) }
  return signToken(ticket, signingOf(deps))
}

/** Changes in the order of the tickets; null when the right has ended or the order is deleted. */
export async function orderChanges(
  tickets: readonly string[],
  db: Db,
  deps: ModuleDeps,
): Promise<OrderChange[]> {
  const read = tickets.map((ticket) => readToken(ticket, claims, signingOf(deps)))
  const orders = await findOrders(
    db,
    read.flatMap((ticket) => ticket?.slug ?? []),
  )
  const bySlug = new Map(orders.map((order) => [order.slug, order]))
  const events = await countEvents(
    db,
    orders.map(({ id }) => id),
  )
  return await Promise.all(
    read.map(async (ticket) => {
      const order = ticket && bySlug.get(ticket.slug)
      if (!order || !(await isStillProven(order, ticket, db, deps))) return null
      return toChange(order, events.get(order.id) ?? 0)
    }),
  )
}

async function isStillProven(
  order: StoredOrder,
  { session, ...proof }: Claims,
  db: Db,
  deps: ModuleDeps,
): Promise<boolean> {
  if (isProven(order, proof, { principal: null }, deps)) return true
  if (session === null || order.accountId !== session.userId) return false
  const { userId: accountId, sessionId: id } = session
  return await deps.sessionStands(db, { id, accountId, at: deps.clock.now().toISOString() })
}

function toChange(order: StoredOrder, version: number): OrderChange {
  const { state } = order
  return { state, paymentState: shownPaymentState(order), version, isOver: isOver(order) }
}

/** An expired order is reopened when its payment arrives later. */
function isOver({ state, paymentState, cancelledBy, ...order }: StoredOrder): boolean {
  if (paymentState === 'unpaid') return state === 'cancelled' && cancelledBy !== 'expiry'
  return paymentState === 'refunded' && order.refundedCents >= order.totalCents
}

function sessionOf(principal: Principal | null): Claims['session'] {
  return principal && { userId: principal.userId, sessionId: principal.sessionId }
}

function signingOf({ config }: ModuleDeps) {
  return { purpose: 'order-follow', secret: config.sessionSecret }
}

import { createHmac } from 'node:crypto'
import { emailKey } from '#services/contract/rules/email-key.ts'
import { accountById } from '#services/modules/user/api.ts'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { sameText } from '#services/platform/http/same-text.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { openGuestToken } from './checkout/guest-token.ts'
import type { StoredOrder } from './order.ts'
import { claimOrders, findOrder } from './store.ts'

/** Purpose of the keyed hash, so that keys of other kinds open no order. */
const PURPOSE = 'order-key'

/** Proof of the right to see an order, besides a customer's token. */
export type Proof = {
  readonly orderSlug: string
  readonly key?: string | null | undefined
  readonly guestToken?: string | null | undefined
}

/** Part of the links in mails; opens this order to anyone who has it. */
export function orderKey(slug: string, secret: string): string {
  return createHmac('sha256', secret).update(`${PURPOSE}.${slug}`).digest('base64url')
}

/** A wrong proof causes the same error as a missing order. */
export async function provenOrder(
  proof: Proof,
  scope: Pick<Scope, 'db' | 'principal'>,
  deps: ModuleDeps,
): Promise<StoredOrder> {
  await claimGuestOrders(scope)
  const order = await findOrder(scope.db, { slug: proof.orderSlug })
  if (!order || !isProven(order, proof, scope, deps)) throw noSuchOrder()
  return order
}

export function isProven(
  order: Pick<StoredOrder, 'slug' | 'cartId' | 'accountId'>,
  { key, guestToken }: Omit<Proof, 'orderSlug'>,
  { principal }: Pick<Scope, 'principal'>,
  { clock, config }: ModuleDeps,
): boolean {
  const secret = config.sessionSecret
  if (principal && order.accountId === principal.userId) return true
  if (key && sameText(key, orderKey(order.slug, secret))) return true
  const guest = guestToken ? openGuestToken(guestToken, { secret, clock }) : null
  return guest?.cartId === order.cartId
}

/** Orders that customers placed as guests, before they had the account or logged in. */
export async function claimGuestOrders({ db, principal }: Pick<Scope, 'db' | 'principal'>) {
  const account = principal && (await accountById(db, principal.userId))
  if (account) await claimOrders(db, { id: account.id, emailKey: emailKey(account.email) })
}

export async function orderOfCart(db: Db, cartId: string): Promise<StoredOrder | null> {
  return await findOrder(db, { cartId })
}

export function noSuchOrder(): Refusal {
  return new Refusal(404, 'There is no such order.', { code: 'NOT_FOUND' })
}

import { emailKey } from '#services/contract/rules/email-key.ts'
import { sameText } from '#services/platform/http/same-text.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { atPlace } from '#services/platform/limits/rate-place.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { TRACKED_ATTACKED, TRACKED_NUMBER, TRACKS } from './limits.ts'
import { noSuchOrder, orderKey } from './proofs.ts'
import { findOrder } from './store.ts'

/**
 * Counts only wrong pairs, and many of them for one number leave each place a few more, so that
 * strangers cannot lock out the buyer. A wrong address takes as long as a missing order, so that
 * timing does not reveal order numbers.
 */
export async function track(
  { number, email }: { readonly number: string; readonly email: string },
  { db, clientAddress }: Scope,
  { limits, config }: ModuleDeps,
): Promise<{ readonly orderSlug: string; readonly key: string }> {
  const claim = await limits.claim(...atPlace(TRACKS, clientAddress), {
    rule: TRACKED_NUMBER,
    key: number,
    above: atPlace(TRACKED_ATTACKED, clientAddress, number),
  })
  const order = await findOrder(db, { number })
  const isTheirs = sameText(emailKey(email), order?.email ? emailKey(order.email) : '')
  const orderSlug = order?.slug ?? 'none'
  const key = orderKey(orderSlug, config.sessionSecret)
  if (!order || !isTheirs) throw noSuchOrder()
  await claim.takeBack()
  return { orderSlug, key }
}

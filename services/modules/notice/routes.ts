import type { CallOutput } from '#services/contract/call.ts'
import {
  getOwnNotices,
  requestProductNotice,
  stopProductNotice,
} from '#services/contract/notice.ts'
import { emailKey } from '#services/contract/rules/email-key.ts'
import { productOffers } from '#services/modules/product/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { Refusal } from '#services/platform/errors.ts'
import { requirePrincipal, unauthenticated } from '#services/platform/http/principal.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { requestNotice } from './sign-up.ts'
import { deleteNoticeOf, noticesOf, type Owner } from './store.ts'

export function noticeRoutes(deps: ModuleDeps): readonly Route[] {
  const ownerOf = async (scope: Scope): Promise<Owner> => {
    const person = await deps.findPerson(scope.db, requirePrincipal(scope).userId)
    if (!person) throw unauthenticated()
    return { accountId: person.userId, emailKey: emailKey(person.email) }
  }
  return [
    route(requestProductNotice, (input, scope) => requestNotice(input, scope, deps)),
    route(getOwnNotices, async (_input, scope) => await ownNotices(scope, await ownerOf(scope))),
    route(stopProductNotice, async ({ id }, scope) => {
      const owner = await ownerOf(scope)
      const isStopped = await inTransaction(
        scope.db,
        async (trx) => await deleteNoticeOf(trx, owner, id),
      )
      if (!isStopped) throw new Refusal(404, 'There is no such notice.', { code: 'NOT_FOUND' })
      return await ownNotices(scope, owner)
    }),
  ]
}

/**
 * Leaves out unconfirmed notices, which others may have typed, and notices whose mail is queued.
 */
async function ownNotices(
  { db, language, clock }: Scope,
  owner: Owner,
): Promise<CallOutput<typeof getOwnNotices>> {
  const waiting = (await noticesOf(db, owner)).filter(
    ({ confirmedAt, claimedAt }) => confirmedAt !== null && claimedAt === null,
  )
  const ids = [...new Set(waiting.map(({ productId }) => productId))]
  const offers = await productOffers({ db, language, now: clock.now().toISOString() }, ids)
  return {
    records: waiting.flatMap(({ id, productId, kind, priceCents, signedUpAt: since }) => {
      const offer = offers.get(productId)
      if (!offer) return []
      const price = priceCents === null ? null : priceCents / 100
      return [{ id, productId, kind, name: offer.name, slug: offer.slug, price, since }]
    }),
  }
}

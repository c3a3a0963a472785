import { z } from 'zod'
import { sendMail } from '#services/modules/mail/api.ts'
import { type ProductOffer, productOffers } from '#services/modules/product/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { enqueue } from '#services/platform/jobs/outbox.ts'
import type { ModuleDeps, OutboxHandler } from '#services/platform/module.ts'
import { CONFIRM_MAIL, LOOK, NOTICE_MAIL } from './job-kinds.ts'
import { noticeLetters } from './letters/notice-letters.ts'
import { confirmLink, productPath, readConfirm, stopLink } from './links.ts'
import { lookAtPages } from './look.ts'
import { deleteNotice, findNotice, type Notice, putBack } from './store.ts'

const named = z.object({ id: z.int() })
const aboutPage = z.object({ pageId: z.int() })

export const noticeOutboxHandlers: Readonly<Record<string, OutboxHandler>> = {
  [CONFIRM_MAIL]: async (payload, deps) => {
    const notice = await findNotice(deps.db, named.parse(payload).id)
    // Already confirmed: another mail would only annoy.
    if (!notice || notice.confirmedAt !== null) return
    const link = confirmLink(notice, deps.config)
    if (hasExpired(link, deps)) return
    const offer = await offerOf(notice, deps)
    if (!offer) return
    const isStock = notice.kind === 'backInStock'
    await sendMail(deps, {
      id: `${CONFIRM_MAIL}.${notice.id}.${notice.signedUpAt}`,
      letter: noticeLetters[isStock ? 'confirm-stock-notice' : 'confirm-price-notice'],
      to: notice.email,
      language: notice.language,
      values: { productName: offer.name, link },
    })
  },

  [LOOK]: async (payload, deps) => {
    await lookAtPages(deps, [aboutPage.parse(payload).pageId])
  },

  [NOTICE_MAIL]: async (payload, deps) => {
    const { db, config } = deps
    const notice = await findNotice(db, named.parse(payload).id)
    if (!notice || notice.claimedAt === null) return
    const offer = await offerOf(notice, deps)
    // Checked again, since the mail may have waited for days.
    if (!offer || !isFulfilled(notice, offer)) return await waitAgain(notice, deps)
    const to = await addressOf(notice, deps)
    if (to !== null) {
      const { accountId, language } = notice
      const unsubscribe = stopLink({ email: to, accountId, language }, config)
      const { name: productName, finalCents } = offer
      const link = config.publicUrl + productPath(offer.slug, language)
      const facts = { productName, priceCents: finalCents, link, stopLink: unsubscribe }
      await sendMail(deps, {
        id: `${NOTICE_MAIL}.${notice.id}.${notice.claimedAt}`,
        letter: noticeLetters[notice.kind === 'backInStock' ? 'back-in-stock' : 'price-drop'],
        ...{ to, language, values: facts, unsubscribe },
      })
    }
    await deleteNotice(db, notice.id)
  },
}

/** Reads the expiry from the link, so that mail and page apply the same rule. */
function hasExpired(link: string, { clock, config }: Pick<ModuleDeps, 'clock' | 'config'>) {
  const token = link.slice(link.lastIndexOf('/') + 1)
  return readConfirm(token, clock, config.sessionSecret) === null
}

async function offerOf(
  { productId, language }: Notice,
  { db, clock }: Pick<ModuleDeps, 'db' | 'clock'>,
): Promise<ProductOffer | undefined> {
  const context = { db, language, now: clock.now().toISOString() }
  return (await productOffers(context, [productId])).get(productId)
}

function isFulfilled({ priceCents }: Notice, { canBeBought, finalCents }: ProductOffer): boolean {
  return canBeBought && (priceCents === null || finalCents < priceCents)
}

/**
 * Checks once more after the commit, because the notice may have been fulfilled again in between.
 */
async function waitAgain({ id, pageId }: Notice, { db }: Pick<ModuleDeps, 'db'>): Promise<void> {
  await inTransaction(db, async (trx) => {
    await putBack(trx, id)
    await enqueue(trx, { kind: LOOK, payload: { pageId } })
  })
}

/** The present address of an account; null once it was erased. */
async function addressOf(
  { accountId, email }: Notice,
  { db, findPerson }: Pick<ModuleDeps, 'db' | 'findPerson'>,
): Promise<string | null> {
  return accountId === null ? email : ((await findPerson(db, accountId))?.email ?? null)
}

import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { productOffers } from '#services/modules/product/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { ignorePostedForms, sendLinkPage } from '#services/platform/http/link-page.ts'
import { pageLanguage } from '#services/platform/http/plain-page.ts'
import { enqueue } from '#services/platform/jobs/outbox.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { LOOK } from './job-kinds.ts'
import { CONFIRM_PATH, productPath, readConfirm, readStop, STOP_PATH } from './links.ts'
import {
  confirmedPage,
  confirmPage,
  expiredPage,
  stopPage,
  stoppedPage,
  unknownPage,
} from './page.ts'
import { confirmNotice, findNotice, type Notice, stopAddress } from './store.ts'

const named = z.object({ token: z.string().max(400) })

/** Routes behind the links of the mails. */
export function noticePlugin({ db, clock, config }: ModuleDeps): FastifyPluginAsync {
  const { sessionSecret: secret } = config
  const tokenOf = (params: unknown) => named.parse(params).token

  return async (app) => {
    ignorePostedForms(app)

    app.get(`${CONFIRM_PATH}:token`, async ({ params }, reply) => {
      const token = tokenOf(params)
      const id = readConfirm(token, clock, secret)
      const about = await aboutOf(id === null ? null : await findNotice(db, id))
      return about
        ? sendLinkPage(reply, confirmPage(CONFIRM_PATH + token, about))
        : sendLinkPage(reply.code(404), expiredPage())
    })

    app.post(`${CONFIRM_PATH}:token`, async ({ params }, reply) => {
      const id = readConfirm(tokenOf(params), clock, secret)
      const about = await aboutOf(id === null ? null : await confirm(id))
      return about
        ? sendLinkPage(reply, confirmedPage(about))
        : sendLinkPage(reply.code(404), expiredPage())
    })

    app.get(`${STOP_PATH}:token`, async ({ params }, reply) => {
      const token = tokenOf(params)
      const stop = readStop(token, secret)
      return stop
        ? sendLinkPage(reply, stopPage(STOP_PATH + token, pageLanguage(stop.language)))
        : sendLinkPage(reply.code(404), unknownPage())
    })

    app.post(`${STOP_PATH}:token`, async ({ params }, reply) => {
      const stop = readStop(tokenOf(params), secret)
      if (!stop) return sendLinkPage(reply.code(404), unknownPage())
      await inTransaction(db, async (trx) => await stopAddress(trx, stop))
      return sendLinkPage(reply, stoppedPage(pageLanguage(stop.language)))
    })
  }

  /** Checks after the commit, or a change of stock in between could be missed. */
  async function confirm(id: number): Promise<Notice | null> {
    return await inTransaction(db, async (trx) => {
      const notice = await confirmNotice(trx, id, clock.now().toISOString())
      if (notice) await enqueue(trx, { kind: LOOK, payload: { pageId: notice.pageId } })
      return notice
    })
  }

  async function aboutOf(notice: Notice | null) {
    if (!notice) return null
    const { productId, kind, language } = notice
    const context = { db, language, now: clock.now().toISOString() }
    const offer = (await productOffers(context, [productId])).get(productId)
    if (!offer) return null
    return {
      ...{ kind, productName: offer.name, productPath: productPath(offer.slug, language) },
      language: pageLanguage(language),
    }
  }
}

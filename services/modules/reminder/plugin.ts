import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { leftCart } from '#services/modules/cart/api.ts'
import { withdrawMarketing } from '#services/modules/gdpr/api.ts'
import { site } from '#services/modules/settings/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { ignorePostedForms, sendLinkPage } from '#services/platform/http/link-page.ts'
import { pageLanguage } from '#services/platform/http/plain-page.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { pagePath } from '#services/platform/page-paths.ts'
import { CART_PATH, readBack, readStop, STOP_PATH } from './links.ts'
import { donePage, stopPage, unknownPage } from './page.ts'

const named = z.object({ token: z.string().max(400) })

/** Routes behind the links of a reminder. */
export function reminderPlugin(deps: ModuleDeps): FastifyPluginAsync {
  const { db, clock, config, findPerson } = deps
  const { publicUrl, sessionSecret } = config

  return async (app) => {
    ignorePostedForms(app)

    // The link grants no access: customers must be logged in to see their cart.
    app.get(`${CART_PATH}:token`, async (request, reply) => {
      const read = readBack(named.parse(request.params).token, clock, sessionSecret)
      const language = read?.language ?? (await site(db)).defaultLanguage
      const cart = read && (await leftCart(db, read.cartId, { clock, language }))
      const cartPath = pagePath('cart', language)
      const login = `${pagePath('login', language)}?redirect=${encodeURIComponent(cartPath)}`
      const path = cart ? login : cartPath
      return await reply.header('cache-control', 'no-store').redirect(`${publicUrl}${path}`, 303)
    })

    app.get(`${STOP_PATH}:token`, async (request, reply) => {
      const { token } = named.parse(request.params)
      const read = readStop(token, sessionSecret)
      return read
        ? sendLinkPage(reply, stopPage(STOP_PATH + token, pageLanguage(read.language)))
        : sendLinkPage(reply.code(404), unknownPage())
    })

    app.post(`${STOP_PATH}:token`, async (request, reply) => {
      const read = readStop(named.parse(request.params).token, sessionSecret)
      if (!read) return sendLinkPage(reply.code(404), unknownPage())
      await stop(read.userId)
      return sendLinkPage(reply, donePage(pageLanguage(read.language)))
    })
  }

  async function stop(userId: number): Promise<void> {
    const { defaultLanguage: language } = await site(db)
    await inTransaction(db, async (trx) => {
      const person = await findPerson(trx, userId)
      if (person) await withdrawMarketing(trx, { person, language, clock })
    })
  }
}

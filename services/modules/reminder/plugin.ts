import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { leftCart } from '#services/modules/cart/api.ts'
import { withdrawMarketing } from '#services/modules/gdpr/api.ts'
import { site } from '#services/modules/settings/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { ignorePostedForms, sendLinkPage } from '#services/platform/http/link-page.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { CART_PATH, readBack, readStop, STOP_PATH } from './links.ts'
import { donePage, stopPage, unknownPage } from './page.ts'

/** Pages of the client. */
const CART = '/kosarica'
const LOGIN_TO_CART = `/prijava?redirect=${encodeURIComponent(CART)}`

const named = z.object({ token: z.string().max(400) })

/** Routes behind the links of a reminder. */
export function reminderPlugin(deps: ModuleDeps): FastifyPluginAsync {
  const { db, clock, config, findPerson } = deps
  const { publicUrl, sessionSecret } = config

  return async (app) => {
    ignorePostedForms(app)

    // The link grants no access: customers must be logged in to see their cart.
    app.get(`${CART_PATH}:token`, async (request, reply) => {
      const cartId = readBack(named.parse(request.params).token, clock, sessionSecret)
      const { defaultLanguage: language } = await site(db)
      const isThere = cartId !== null && (await leftCart(db, cartId, { clock, language })) !== null
      const path = isThere ? LOGIN_TO_CART : CART
      return await reply.header('cache-control', 'no-store').redirect(`${publicUrl}${path}`, 303)
    })

    app.get(`${STOP_PATH}:token`, async (request, reply) => {
      const { token } = named.parse(request.params)
      const isOurs = readStop(token, sessionSecret) !== null
      return isOurs
        ? sendLinkPage(reply, stopPage(STOP_PATH + token))
        : sendLinkPage(reply.code(404), unknownPage())
    })

    app.post(`${STOP_PATH}:token`, async (request, reply) => {
      const userId = readStop(named.parse(request.params).token, sessionSecret)
      if (userId === null) return sendLinkPage(reply.code(404), unknownPage())
      await stop(userId)
      return sendLinkPage(reply, donePage())
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

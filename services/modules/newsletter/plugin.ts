import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { ignorePostedForms, linkPage, sendLinkPage } from '#services/platform/http/link-page.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { readStop, STOP_POST_PATH, stopPage } from './links.ts'
import { stopSubscriber } from './stop.ts'

const named = z.object({ token: z.string().max(400) })

const BACK = '<p><a href="/">Povratak u trgovinu</a></p>'
const STOPPED = linkPage('Odjavljeni ste', `<p>Više vam nećemo slati newsletter.</p>\n${BACK}`)
const UNKNOWN = linkPage(
  'Poveznica nije ispravna',
  `<p>Otvorite je ponovno iz poruke.</p>\n${BACK}`,
)

/** One press in a mail program (RFC 8058), which posts without a session or an origin. */
export function newsletterPlugin({
  db,
  clock,
  config,
  findPerson,
}: ModuleDeps): FastifyPluginAsync {
  return async (app) => {
    ignorePostedForms(app)

    app.get(`${STOP_POST_PATH}:token`, async ({ params }, reply) =>
      reply
        .header('cache-control', 'no-store')
        .redirect(stopPage(named.parse(params).token, config.publicUrl), 303),
    )

    app.post(`${STOP_POST_PATH}:token`, async ({ params }, reply) => {
      const id = readStop(named.parse(params).token, config.sessionSecret)
      const stopping = { findPerson, clock }
      const row =
        id === null ? null : await inTransaction(db, (trx) => stopSubscriber(trx, id, stopping))
      return row ? sendLinkPage(reply, STOPPED) : sendLinkPage(reply.code(404), UNKNOWN)
    })
  }
}

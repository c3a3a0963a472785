import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import {
  backToShop,
  ignorePostedForms,
  linkPage,
  sendLinkPage,
} from '#services/platform/http/link-page.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { DEFAULT_LANGUAGE } from '#services/platform/text/language-fallback.ts'
import { readStop, STOP_POST_PATH, stopPage } from './links.ts'
import { stopSubscriber } from './stop.ts'
import { findSubscriber } from './store.ts'

const named = z.object({ token: z.string().max(400) })

const TEXTS = {
  hrv: {
    stopped: ['Odjavljeni ste', 'Više vam nećemo slati newsletter.'],
    unknown: ['Poveznica nije ispravna', 'Otvorite je ponovno iz poruke.'],
  },
  eng: {
    stopped: ['You are unsubscribed', 'We will no longer send you the newsletter.'],
    unknown: ['This link is not valid', 'Open it again from the message.'],
  },
} as const

function pageOf(what: 'stopped' | 'unknown', language: string): string {
  const own = language === 'eng' ? 'eng' : 'hrv'
  const [title, text] = TEXTS[own][what]
  return linkPage(title, `<p>${text}</p>\n${backToShop(own)}`, own)
}

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
        .redirect(await pageBehind(named.parse(params).token), 303),
    )

    app.post(`${STOP_POST_PATH}:token`, async ({ params }, reply) => {
      const id = readStop(named.parse(params).token, config.sessionSecret)
      const stopping = { findPerson, clock }
      const row =
        id === null ? null : await inTransaction(db, (trx) => stopSubscriber(trx, id, stopping))
      return row
        ? sendLinkPage(reply, pageOf('stopped', row.language))
        : sendLinkPage(reply.code(404), pageOf('unknown', DEFAULT_LANGUAGE))
    })
  }

  async function pageBehind(token: string): Promise<string> {
    const id = readStop(token, config.sessionSecret)
    const row = id === null ? null : await findSubscriber(db, id)
    const language = row?.language ?? DEFAULT_LANGUAGE
    return stopPage(token, { publicUrl: config.publicUrl, language })
  }
}

import {
  confirmNewsletter,
  readNewsletterLetter,
  stopNewsletter,
  subscribeNewsletter,
} from '#services/contract/newsletter.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { Refusal } from '#services/platform/errors.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { confirm } from './confirm.ts'
import { isKeyOf, readConfirm, readStop, undoToken } from './links.ts'
import { signUp } from './sign-up.ts'
import { stopSubscriber } from './stop.ts'
import { findSubscriber } from './store.ts'

export function newsletterRoutes(deps: ModuleDeps): readonly Route[] {
  const { config, findPerson } = deps
  const secret = config.sessionSecret
  return [
    route(subscribeNewsletter, (input, scope) => signUp(input, scope, deps)),

    route(readNewsletterLetter, async ({ token, browserKey }, { db, clock }) => {
      const confirming = readConfirm(token, clock.now(), secret)
      const id = confirming?.id ?? readStop(token, secret)
      const row = id === null ? null : await findSubscriber(db, id)
      if (!row || (confirming && confirming.nonce !== row.nonce)) return { letter: null }
      const isOwnBrowser = browserKey !== undefined && isKeyOf(browserKey, row.email, secret)
      const kind = confirming ? ('CONFIRM' as const) : ('STOP' as const)
      return { letter: { kind, state: row.state, isOwnBrowser } }
    }),

    route(confirmNewsletter, async ({ token }, { db, clock }) => {
      const link = readConfirm(token, clock.now(), secret)
      const row = link && (await inTransaction(db, (trx) => confirm(trx, link, clock)))
      if (!row) throw invalidToken()
      return { email: row.email }
    }),

    route(stopNewsletter, async ({ token }, { db, clock }) => {
      const id = readStop(token, secret)
      const stopping = { findPerson, clock }
      const row =
        id === null ? null : await inTransaction(db, (trx) => stopSubscriber(trx, id, stopping))
      if (!row) throw invalidToken()
      return { undoToken: undoToken(row, clock.now(), secret) }
    }),
  ]
}

function invalidToken(): Refusal {
  return new Refusal(400, 'The token is not valid.', { code: 'INVALID_TOKEN', field: 'token' })
}

import {
  endCustomerSessions,
  getCustomer,
  saveCustomer,
  saveCustomerNote,
  sendPasswordLink,
} from '#services/contract/customer-desk.ts'
import { emailKey } from '#services/contract/rules/email-key.ts'
import { type Author, authorOf, recordEdits, saveNote } from '#services/modules/history/api.ts'
import { siteIdentity } from '#services/modules/settings/api.ts'
import { type Account, lockAccount } from '#services/modules/user/account-store.ts'
import { limitForgotten } from '#services/modules/user/limits.ts'
import { requestPasswordReset } from '#services/modules/user/password/password-reset.ts'
import { deleteSessions, readSessions } from '#services/modules/user/session/session-store.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Trx } from '#services/platform/database.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { zagrebDay } from '#services/platform/moment.ts'
import { CUSTOMER, CUSTOMER_LOOK } from './customers.ts'
import { deskCustomer, noAccount, requireCustomer } from './desk-customer.ts'
import { correctCustomer } from './save-customer.ts'
import type { CustomerRow } from './store.ts'

/** Customers in the hands of staff. */
export function customerDeskRoutes({ findPerson, limits }: ModuleDeps): readonly Route[] {
  return [
    route(getCustomer, async ({ id }, scope) => {
      const customer = await requireCustomer(scope.db, id)
      await recordLook(customer, scope)
      return await deskCustomer(customer, { ...scope, findPerson })
    }),

    route(saveCustomer, async (input, scope) => {
      const changing = { author: authorOf(scope, input.sitting), clock: scope.clock, findPerson }
      return await inTransaction(scope.db, (trx) => correctCustomer(trx, input, changing))
    }),

    route(saveCustomerNote, async ({ id, note, ...text }, scope) => {
      const author = authorOf(scope)
      return await inTransaction(scope.db, async (trx) => {
        const customer = await requireCustomer(trx, id)
        const recorded = recordOf(customer, { author, at: scope.clock.now().toISOString() })
        return await saveNote(trx, recorded, { ...text, id: note }, findPerson)
      })
    }),

    route(sendPasswordLink, async ({ id }, scope) => {
      const { email } = await requireCustomer(scope.db, id)
      await limitForgotten(limits, { email, clientAddress: scope.clientAddress })
      return await moved(scope, id, async (trx, account) => {
        const { clock } = scope
        const { defaultLanguage } = await siteIdentity(trx)
        const language = account.language ?? defaultLanguage
        await requestPasswordReset(trx, account.email, { clock, language })
        return { path: 'move.passwordLink', before: null, after: true }
      })
    }),

    route(endCustomerSessions, async ({ id }, scope) =>
      moved(scope, id, async (trx, { id: accountId }) => {
        const sessions = await readSessions(trx, accountId, scope.clock.now().toISOString())
        await deleteSessions(trx, { accountId })
        return { path: 'move.endSessions', before: null, after: { sessions: sessions.length } }
      }),
    ),
  ]
}

/** Once a day for each member: a page reads its record again after every step. */
async function recordLook(customer: CustomerRow, scope: Scope): Promise<void> {
  const { actor } = authorOf(scope)
  const now = scope.clock.now()
  const author = { actor, sitting: `look ${actor} ${zagrebDay(now)}` }
  await inTransaction(scope.db, async (trx) => {
    const recorded = recordOf(customer, { author, at: now.toISOString() })
    const look = { path: 'move.look', before: null, after: true }
    await recordEdits(trx, { ...recorded, entity: CUSTOMER_LOOK }, [look])
  })
}

type Step = { readonly path: string; readonly before: null; readonly after: unknown }

/** A step with the account of a customer, which is recorded. */
async function moved(
  scope: Scope,
  id: number,
  step: (trx: Trx, account: Account) => Promise<Step>,
): Promise<{ readonly success: boolean }> {
  const author = authorOf(scope)
  await inTransaction(scope.db, async (trx) => {
    const customer = await requireCustomer(trx, id)
    const account =
      customer.account_id === null ? null : await lockAccount(trx, customer.account_id)
    if (!account) throw noAccount()
    const recorded = recordOf(customer, { author, at: scope.clock.now().toISOString() })
    await recordEdits(trx, recorded, [await step(trx, account)])
  })
  return { success: true }
}

function recordOf(
  { id, email }: CustomerRow,
  { author, at }: { readonly author: Author; readonly at: string },
) {
  return { entity: CUSTOMER, id: `${id}`, author, at, subject: emailKey(email) }
}

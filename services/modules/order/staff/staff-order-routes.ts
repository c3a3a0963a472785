import {
  getStaffOrder,
  refundOrder,
  resendOrderMail,
  returnExtraPayment,
  saveOrderNote,
} from '#services/contract/staff-order.ts'
import { authorOf } from '#services/modules/history/api.ts'
import { RESENDS } from '#services/modules/order/limits.ts'
import { noSuchOrder } from '#services/modules/order/proofs.ts'
import { findOrder } from '#services/modules/order/store.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { requireStaff } from '#services/platform/http/principal.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { confirmRefund } from './confirm-refund.ts'
import { returnExtra } from './extra-payments.ts'
import { type Move, moveOn } from './moves.ts'
import { saveOrdersNote } from './notes.ts'
import { resendMail } from './resend-mail.ts'
import { staffView } from './staff-view.ts'

/** One order in the hands of staff. */
export function staffOrderRoutes(deps: ModuleDeps): readonly Route[] {
  return [
    route(getStaffOrder, async ({ number }, scope) => {
      const { rights } = requireStaff(scope)
      const order = await findOrder(scope.db, { number })
      if (!order) throw noSuchOrder()
      return await staffView(order, scope, { deps, rights })
    }),

    route(refundOrder, async ({ lines, amount, expected, ...given }, scope) => {
      await moveByStaff(scope, {
        ...given,
        move: 'refund',
        lines: lines?.map(({ id, quantity: qty }) => ({ id, qty })),
        amount: amount === undefined ? undefined : Number(amount),
        expected: expected === undefined ? undefined : Number(expected),
      })
      return { number: given.number }
    }),

    route(returnExtraPayment, async (given, scope) => {
      const changing = { author: authorOf(scope), clock: scope.clock }
      await inTransaction(scope.db, async (trx) => await returnExtra(trx, given, changing))
      return { number: given.number }
    }),

    route(saveOrderNote, async (given, scope) => {
      const changing = { author: authorOf(scope), clock: scope.clock, findPerson: deps.findPerson }
      return await inTransaction(
        scope.db,
        async (trx) => await saveOrdersNote(trx, given, changing),
      )
    }),

    route(resendOrderMail, async (given, scope) => {
      await deps.limits.limit(RESENDS, given.number)
      const { clock, idempotencyKey: key } = scope
      const sending = { author: authorOf(scope), clock, key }
      await inTransaction(scope.db, async (trx) => await resendMail(trx, given, sending))
      return { number: given.number }
    }),
  ]
}

/** Makes a move in the name of the member of staff who calls. */
export async function moveByStaff(scope: Scope, given: Move) {
  const { db, clock, idempotencyKey: key } = scope
  const staff = requireStaff(scope)
  return await inTransaction(db, async (trx) => {
    const confirm = async (cents: number) => await confirmRefund(trx, staff, cents)
    return await moveOn(trx, clock, given, { author: authorOf(scope), key, confirmRefund: confirm })
  })
}

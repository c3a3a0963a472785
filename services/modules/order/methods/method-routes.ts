import type { FieldChange, Saved } from '#services/contract/history.ts'
import {
  changeDeliveryMethod,
  changePaymentMethod,
  listMethods,
} from '#services/contract/methods.ts'
import { lockDeliveryMethods } from '#services/modules/delivery/api.ts'
import { authorOf } from '#services/modules/history/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { changeMethod } from './change-method.ts'
import { exportMethods } from './export-methods.ts'
import { knownTo } from './known.ts'
import { DELIVERY, type MethodKind, PAYMENT } from './method-kinds.ts'
import type { Delivery, Payment } from './method-parts.ts'
import { withOpenCheckout } from './method-states.ts'
import { type MethodViews, readMethodViews } from './method-views.ts'

type Given = {
  readonly code: string
  readonly closesCheckout: boolean
  readonly sitting: string
  readonly changes: readonly FieldChange[]
}

/** Delivery and payment methods in the hands of staff. */
export function methodRoutes({ config, findPerson }: ModuleDeps): readonly Route[] {
  return [
    route(listMethods, async (_input, { db }) => await readMethodViews(db, config)),

    route(changeDeliveryMethod, async (given, scope) => {
      const { saved, views } = await change(DELIVERY, given, scope)
      return { ...saved, method: one(views.deliveries, given) }
    }),

    route(changePaymentMethod, async (given, scope) => {
      const { saved, views } = await change(PAYMENT, given, scope)
      return { ...saved, method: one(views.payments, given) }
    }),
  ]

  async function change<Of extends Delivery | Payment>(
    kind: MethodKind<Of>,
    given: Given,
    scope: Scope,
  ): Promise<{ readonly saved: Saved; readonly views: MethodViews }> {
    const { closesCheckout } = given
    const saving = { author: authorOf(scope, given.sitting), clock: scope.clock, findPerson }
    return await inTransaction(scope.db, async (trx) => {
      await lockDeliveryMethods(trx)
      const saved = await withOpenCheckout(trx, { config, closesCheckout }, async () => {
        const all = await exportMethods(trx)
        const known = await knownTo(trx, config, all)
        const changed = { method: one(kind.of(all), given), changes: given.changes, known }
        return await changeMethod(trx, kind, changed, saving)
      })
      return { saved, views: await readMethodViews(trx, config) }
    })
  }
}

function one<Of extends { readonly code: string }>(
  methods: readonly Of[],
  { code }: Pick<Given, 'code'>,
): Of {
  const found = methods.find((method) => method.code === code)
  if (!found) throw new Refusal(404, 'There is no such method.', { code: 'NOT_FOUND' })
  return found
}

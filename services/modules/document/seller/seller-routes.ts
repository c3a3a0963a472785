import type { CallOutput } from '#services/contract/call.ts'
import { changeSeller as changeSellerCall, getSeller } from '#services/contract/seller.ts'
import { authorOf } from '#services/modules/history/api.ts'
import { getSettings } from '#services/modules/settings/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Db } from '#services/platform/database.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { changeSeller } from './seller.ts'

/** The seller in the hands of staff. */
export function sellerRoutes({ findPerson }: ModuleDeps): readonly Route[] {
  return [
    route(getSeller, async (_input, { db }) => ({ seller: await asFarAsSet(db) })),

    route(changeSellerCall, async ({ sitting, changes }, scope) => {
      const saving = { author: authorOf(scope, sitting), clock: scope.clock, findPerson }
      return await inTransaction(scope.db, async (trx) => {
        const saved = await changeSeller(trx, changes, saving)
        return { ...saved, seller: await asFarAsSet(trx) }
      })
    }),
  ]
}

async function asFarAsSet(db: Db): Promise<CallOutput<typeof getSeller>['seller']> {
  const values = await getSettings(db, 'seller')
  const at = (key: string): string | null => values.get(key) ?? null
  return {
    ...{ name: at('name'), street: at('street'), zipCode: at('zipCode'), city: at('city') },
    ...{ oib: at('oib'), registry: at('registry'), iban: at('iban') },
    ...{ phone: at('phone'), email: at('email') },
  }
}

import { createAddress, deleteAddress, updateAddress } from '#services/contract/user.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { requirePrincipal } from '#services/platform/http/principal.ts'
import { type Route, route } from '#services/platform/http.ts'
import { addAddress, editAddress, removeAddress } from './addresses.ts'

export function addressRoutes(): readonly Route[] {
  return [
    route(createAddress, async (input, scope) => {
      const accountId = requirePrincipal(scope).userId
      return await inTransaction(scope.db, (trx) => addAddress(trx, accountId, input))
    }),

    route(updateAddress, async ({ id, ...input }, scope) => {
      const own = { accountId: requirePrincipal(scope).userId, id }
      return await inTransaction(scope.db, (trx) => editAddress(trx, own, input))
    }),

    route(deleteAddress, async ({ id }, scope) => {
      const own = { accountId: requirePrincipal(scope).userId, id }
      await inTransaction(scope.db, (trx) => removeAddress(trx, own))
      return { success: true }
    }),
  ]
}

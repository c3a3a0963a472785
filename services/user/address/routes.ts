import { createAddress, deleteAddress, updateAddress } from '#services/contract/user.ts'
import { requirePrincipal } from '#services/platform/http/principal.ts'
import { type Route, route } from '#services/platform/http.ts'
import { addAddress, editAddress, removeAddress } from './addresses.ts'

export function addressRoutes(): readonly Route[] {
  return [
    route(createAddress, async (input, scope) => {
      const accountId = requirePrincipal(scope).userId
      return await scope.db.transaction().execute((trx) => addAddress(trx, accountId, input))
    }),

    route(updateAddress, async ({ id, ...input }, scope) => {
      const own = { accountId: requirePrincipal(scope).userId, id }
      return await scope.db.transaction().execute((trx) => editAddress(trx, own, input))
    }),

    route(deleteAddress, async ({ id }, scope) => {
      const own = { accountId: requirePrincipal(scope).userId, id }
      await scope.db.transaction().execute((trx) => removeAddress(trx, own))
      return { success: true }
    }),
  ]
}

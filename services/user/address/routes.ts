import { createAddress, deleteAddress, updateAddress } from '#services/contract/user.ts'
import { Refusal } from '#services/platform/errors.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { Scope } from '#services/platform/scope.ts'
import { addAddress, editAddress, removeAddress } from './addresses.ts'

export function addressRoutes(): readonly Route[] {
  return [
    route(createAddress, async (input, scope) => {
      const accountId = ownId(scope)
      return await scope.db.transaction().execute((trx) => addAddress(trx, accountId, input))
    }),

    route(updateAddress, async ({ id, ...input }, scope) => {
      const own = { accountId: ownId(scope), id }
      return await scope.db.transaction().execute((trx) => editAddress(trx, own, input))
    }),

    route(deleteAddress, async ({ id }, scope) => {
      const own = { accountId: ownId(scope), id }
      await scope.db.transaction().execute((trx) => removeAddress(trx, own))
      return { success: true }
    }),
  ]
}

function ownId({ principal }: Scope): number {
  if (!principal) throw new Refusal(401, 'Please log in.', { code: 'UNAUTHENTICATED' })
  return principal.userId
}

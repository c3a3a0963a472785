import { getProfile, getStaffProfile } from '#services/contract/user.ts'
import { Refusal } from '#services/platform/errors.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import type { Scope } from '#services/platform/scope.ts'
import { readAccount } from './account-store.ts'
import { addressRoutes } from './address/routes.ts'
import { memberCardRoutes } from './member-card/routes.ts'
import { type UserView, userView } from './user-view.ts'

export function userRoutes({ limits }: ModuleDeps): readonly Route[] {
  return [
    ...addressRoutes(),
    ...memberCardRoutes(limits),
    route(getProfile, async (_input, scope) => await ownView(scope)),
    route(getStaffProfile, async (_input, scope) => await ownView(scope)),
  ]
}

async function ownView({ db, principal, clock }: Scope): Promise<UserView> {
  const account = principal && (await readAccount(db, principal.userId))
  if (!account) throw new Refusal(401, 'Please log in.', { code: 'UNAUTHENTICATED' })
  return await userView(db, account, clock)
}

import type { Route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { addressRoutes } from './address/routes.ts'
import { accountPasswords } from './api.ts'
import { customerDeskRoutes } from './customer/desk-routes.ts'
import { memberCardRoutes } from './member-card/routes.ts'
import { passwordRoutes } from './password/password-routes.ts'
import { eraseRoutes } from './profile/erase-routes.ts'
import { profileRoutes } from './profile/profile-routes.ts'
import { registerRoutes } from './registration/register-routes.ts'
import { loginRoutes } from './session/login-routes.ts'
import { sessionRoutes } from './session/session-routes.ts'
import { socialRoutes } from './social/routes.ts'
import type { UserDeps } from './user-deps.ts'

export function userRoutes(deps: ModuleDeps): readonly Route[] {
  const passwords = accountPasswords(deps)
  const userDeps: UserDeps = { ...deps, passwords }
  return [
    ...loginRoutes(userDeps),
    ...sessionRoutes(),
    ...registerRoutes(userDeps),
    ...profileRoutes(userDeps),
    ...passwordRoutes(userDeps),
    ...eraseRoutes(userDeps),
    ...addressRoutes(),
    ...memberCardRoutes(deps.limits),
    ...socialRoutes(deps),
    ...customerDeskRoutes(deps),
  ]
}

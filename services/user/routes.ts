import type { Route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { addressRoutes } from './address/routes.ts'
import { eraseRoutes } from './erase-routes.ts'
import { loginRoutes } from './login-routes.ts'
import type { UserMeans } from './means.ts'
import { memberCardRoutes } from './member-card/routes.ts'
import { keptCosts } from './password-costs.ts'
import { passwordRoutes } from './password-routes.ts'
import { createPasswords } from './passwords.ts'
import { profileRoutes } from './profile-routes.ts'
import { registerRoutes } from './register-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { socialRoutes } from './social/routes.ts'

export function userRoutes(deps: ModuleDeps): readonly Route[] {
  const passwords = createPasswords(deps.config.passwordCost, () => keptCosts(deps.db))
  const means: UserMeans = { ...deps, passwords }
  return [
    ...loginRoutes(means),
    ...sessionRoutes(),
    ...registerRoutes(means),
    ...profileRoutes(means),
    ...passwordRoutes(means),
    ...eraseRoutes(means),
    ...addressRoutes(),
    ...memberCardRoutes(deps.limits),
    ...socialRoutes(deps),
  ]
}

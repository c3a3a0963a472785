import { accountPasswords } from '#services/modules/user/api.ts'
import type { Route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { factorRoutes } from './factor/factor-routes.ts'
import { listExportRoutes } from './lists/list-export.ts'
import { listRoutes } from './lists/list-routes.ts'
import { passkeyRoutes } from './passkey/passkey-routes.ts'
import { passwordRoutes } from './password-routes.ts'
import { memberRoutes } from './people/member-routes.ts'
import { roleRoutes } from './people/role-routes.ts'
import { sessionRoutes } from './session/session-routes.ts'
import { signInRoutes } from './session/sign-in-routes.ts'
import type { StaffDeps } from './staff-deps.ts'
import { viewRoutes } from './views/view-routes.ts'

export function staffRoutes(deps: ModuleDeps): readonly Route[] {
  const staffDeps: StaffDeps = { ...deps, passwords: accountPasswords(deps) }
  return [
    ...signInRoutes(staffDeps),
    ...passwordRoutes(staffDeps),
    ...sessionRoutes(staffDeps),
    ...factorRoutes(staffDeps),
    ...passkeyRoutes(staffDeps),
    ...roleRoutes(deps),
    ...memberRoutes(deps),
    ...viewRoutes(),
    ...listRoutes(deps),
    ...listExportRoutes(deps),
  ]
}

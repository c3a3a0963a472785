import type { Passwords } from '#services/modules/user/api.ts'
import type { ModuleDeps } from '#services/platform/module.ts'

/** Dependencies of this module's calls. */
export type StaffDeps = ModuleDeps & { readonly passwords: Passwords }

import type { ModuleDeps } from '#services/platform/module.ts'
import type { Passwords } from './password/passwords.ts'

/** Dependencies of this module's calls. */
export type UserDeps = ModuleDeps & { readonly passwords: Passwords }

import type { ModuleDeps } from '#services/platform/module.ts'
import type { Passwords } from './password/passwords.ts'

/** Dependencies of this module's calls. */
export type UserMeans = ModuleDeps & { readonly passwords: Passwords }

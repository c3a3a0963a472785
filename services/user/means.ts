import type { ModuleDeps } from '#services/platform/module.ts'
import type { Passwords } from './password/passwords.ts'

/** What the calls of this module work with. */
export type UserMeans = ModuleDeps & { readonly passwords: Passwords }

import * as z from 'zod/mini'

export { eraseAccountRules } from '#services/contract/rules/account.ts'

/** For accounts without a password. */
export const noRules = z.object({ password: z.optional(z.string()) })

import * as z from 'zod/mini'

export { eraseAccountRules } from '#services/contract/rules/account.ts'

/** There is nothing to type for who has no password. */
export const noRules = z.object({ password: z.optional(z.string()) })

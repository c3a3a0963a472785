import * as z from 'zod/mini'
import { email, personName, text } from './fields.ts'

/** Languages of the back office, which do not depend on those of the site. */
export const BACKOFFICE_LANGUAGES = ['hrv', 'eng'] as const

/** Six digits of an app, or a recovery code. */
const code = z.string('required').check(z.trim(), z.minLength(6, 'minLength:6'), z.maxLength(20))

export const passkeyRules = z.object({ name: text(60) })

export const codeRules = z.object({ code })

/** A member without a second factor gives the password in place of the code. */
export const confirmRules = z.object({
  code: z.optional(code),
  password: z.optional(z.string().check(z.minLength(1, 'required'), z.maxLength(1_000))),
})

export const emailRules = z.object({ email: email() })

export const inviteRules = z.object({
  email: email(),
  firstName: personName(),
  lastName: personName(),
})

export const roleRules = z.object({ name: text(100) })

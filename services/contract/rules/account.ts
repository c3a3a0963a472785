import * as z from 'zod/mini'
import { email, PASSWORD_MAX, password, personName } from './fields.ts'

/** The forms of an account, as a person fills them in. */
export const loginRules = z.object({ username: email(), password: password() })

const repeated = z.string('required').check(z.minLength(1, 'required'), z.maxLength(PASSWORD_MAX))

export const registerRules = z
  .object({
    firstName: personName(),
    lastName: personName(),
    email: email(),
    password: password(),
    confirmedPassword: repeated,
  })
  .check(
    z.refine(({ password: first, confirmedPassword }) => first === confirmedPassword, {
      error: 'samePassword',
      path: ['confirmedPassword'],
    }),
  )

export const nameRules = z.object({ firstName: personName(), lastName: personName() })

/** The password is asked for beside another e-mail. */
export const profileRules = z.extend(nameRules, {
  email: email(),
  password: z.optional(password()),
})

export const changePasswordRules = z
  .object({ oldPassword: password(), newPassword: password(), repeatedPassword: repeated })
  .check(
    z.refine(({ oldPassword, newPassword }) => oldPassword !== newPassword, {
      error: 'differentPassword',
      path: ['newPassword'],
    }),
    z.refine(({ newPassword, repeatedPassword }) => newPassword === repeatedPassword, {
      error: 'samePassword',
      path: ['repeatedPassword'],
    }),
  )

export const forgotPasswordRules = z.object({ email: email() })

export const setPasswordRules = z
  .object({ newPassword: password(), repeatedPassword: repeated })
  .check(
    z.refine(({ newPassword, repeatedPassword }) => newPassword === repeatedPassword, {
      error: 'samePassword',
      path: ['repeatedPassword'],
    }),
  )

export const eraseAccountRules = z.object({ password: password() })

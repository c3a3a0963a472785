import * as z from 'zod/mini'
import { crossFieldRule } from './cross-field-rule.ts'
import { email, PASSWORD_MAX, password, personName } from './fields.ts'

/** Rules of the account forms. */
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
    crossFieldRule(
      ['password', 'confirmedPassword'],
      'samePassword',
      ({ password: first, confirmedPassword }) => first === confirmedPassword,
    ),
  )

/** Rules for a new account of a person whose name and address are already known. */
export const newPasswordRules = z.object({ password: password() })

export const nameRules = z.object({ firstName: personName(), lastName: personName() })

/** Changing the e-mail address requires the password. */
export const profileRules = z.extend(nameRules, {
  email: email(),
  password: z.optional(password()),
})

const repeatsNew = crossFieldRule(
  ['newPassword', 'repeatedPassword'],
  'samePassword',
  ({ newPassword, repeatedPassword }) => newPassword === repeatedPassword,
)

export const changePasswordRules = z
  .object({ oldPassword: password(), newPassword: password(), repeatedPassword: repeated })
  .check(
    crossFieldRule(
      ['oldPassword', 'newPassword'],
      'differentPassword',
      ({ oldPassword, newPassword }) => oldPassword !== newPassword,
    ),
    repeatsNew,
  )

export const forgotPasswordRules = z.object({ email: email() })

export const setPasswordRules = z
  .object({ newPassword: password(), repeatedPassword: repeated })
  .check(repeatsNew)

export const eraseAccountRules = z.object({ password: password() })

import * as z from 'zod/mini'

// An issue's message is the name of the rule, such as `required`, with its number behind a colon where
// it has one, such as `minLength:8`; whoever shows it has the words.

export const PASSWORD_MIN = 8
/** Longer ones would be work for the server and no safer. */
export const PASSWORD_MAX = 128
export const EMAIL_MAX = 254
export const NAME_MAX = 75

/** Spaces, apostrophes and hyphens stand in names too: O'Neill, Ana-Marija. */
const LETTERS = /^[\p{L}\p{M}][\p{L}\p{M} '’-]*$/u

export function text(max: number) {
  return z
    .string('required')
    .check(z.trim(), z.minLength(1, 'required'), z.maxLength(max, `maxLength:${max}`))
}

export function optionalText(max: number) {
  return z.optional(z.string().check(z.trim(), z.maxLength(max, `maxLength:${max}`)))
}

/** Letters of any script. */
export function personName() {
  return z
    .string('required')
    .check(
      z.trim(),
      z.minLength(1, 'required'),
      z.maxLength(NAME_MAX, `maxLength:${NAME_MAX}`),
      z.regex(LETTERS, 'lettersOnly'),
    )
}

export function email() {
  return z
    .string('required')
    .check(
      z.trim(),
      z.minLength(1, 'required'),
      z.maxLength(EMAIL_MAX, `maxLength:${EMAIL_MAX}`),
      z.email('email'),
    )
}

/** As it was typed: a space at its end is part of it. */
export function password() {
  return z
    .string('required')
    .check(
      z.minLength(1, 'required'),
      z.minLength(PASSWORD_MIN, `minLength:${PASSWORD_MIN}`),
      z.maxLength(PASSWORD_MAX, `maxLength:${PASSWORD_MAX}`),
    )
}

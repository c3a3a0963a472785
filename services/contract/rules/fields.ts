import * as z from 'zod/mini'

// An issue's message is the name of its rule, with a parameter after a colon if it has one:
// `required`, `minLength:8`. The client translates it.

export const PASSWORD_MIN = 8
/** Longer passwords cost the server time and are no safer. */
export const PASSWORD_MAX = 128
export const EMAIL_MAX = 254
export const NAME_MAX = 75

/** Names may contain spaces, apostrophes and hyphens: O'Neill, Ana-Marija. */
const LETTERS = /^[\p{L}\p{M}][\p{L}\p{M} '’-]*$/u

export function text(max: number) {
  return z
    .string('required')
    .check(z.trim(), z.minLength(1, 'required'), z.maxLength(max, `maxLength:${max}`))
}

export function optionalText(max: number) {
  return z.optional(z.string().check(z.trim(), z.maxLength(max, `maxLength:${max}`)))
}

/** Six to fifteen digits, written in any way: +385 (0)91 234-5678. */
const PHONE = /^\+?(?:[\s()./\u2010-\u2015-]*\d){6,15}[\s().-]*$/

export function phone() {
  return text(40).check(z.regex(PHONE, 'phone'))
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

/** Not trimmed: a trailing space is part of the password. */
export function password() {
  return z
    .string('required')
    .check(
      z.minLength(1, 'required'),
      z.minLength(PASSWORD_MIN, `minLength:${PASSWORD_MIN}`),
      z.maxLength(PASSWORD_MAX, `maxLength:${PASSWORD_MAX}`),
    )
}

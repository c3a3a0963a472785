import * as z from 'zod/mini'

type Texts<Field extends string> = { readonly [Name in Field]: string }

/**
 * A rule across several fields, reported at the last of them. It runs together with the rules of
 * single fields, so that a form shows all mistakes at once.
 */
export function crossFieldRule<Field extends string>(
  fields: readonly [...Field[], Field],
  rule: string,
  isRight: (values: Texts<Field>) => boolean,
) {
  return z.refine<Texts<Field>>(isRight, {
    error: rule,
    path: fields.slice(-1),
    when: ({ value }) =>
      typeof value === 'object' &&
      value !== null &&
      fields.every((field) => typeof Reflect.get(value, field) === 'string'),
  })
}

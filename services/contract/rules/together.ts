import * as z from 'zod/mini'

type Texts<Field extends string> = { readonly [Name in Field]: string }

/**
 * A rule of several fields, said at the last of them. It is asked beside the rules of single fields
 * and not after them, so that whoever fills in a form sees all mistakes at once.
 */
export function together<Field extends string>(
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

import { email } from '#services/contract/rules/fields.ts'

/** Valid addresses of a text, separated by commas, semicolons, spaces or lines. */
export function recipientsIn(text: string): readonly string[] {
  const addresses = text.split(/[\s,;]+/).filter((one) => email().safeParse(one).success)
  return [...new Set(addresses)]
}

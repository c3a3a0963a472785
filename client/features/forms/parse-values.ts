import * as z from 'zod/mini'
import type { Checked, RawValues } from './form-store.ts'

export function parseValues<Values>(rules: z.ZodMiniType<Values>, raw: RawValues): Checked<Values> {
  const { success, data, error } = z.safeParse(rules, raw)
  if (success) return { values: data, issues: null }
  return {
    values: null,
    issues: error.issues.map(({ path, message }) => ({ field: path.join('.'), rule: message })),
  }
}

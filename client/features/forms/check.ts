import * as z from 'zod/mini'
import type { Checked, RawValues } from './form-store.ts'

// Zod's JIT uses `new Function`, which the content policy reports.
z.config({ jitless: true })

/** Loaded when a form gets the focus: most visitors never fill one in. */
export function checkValues<Values>(rules: z.ZodMiniType<Values>, raw: RawValues): Checked<Values> {
  const { success, data, error } = z.safeParse(rules, raw)
  if (success) return { values: data, issues: null }
  return {
    values: null,
    issues: error.issues.map(({ path, message }) => ({ field: path.join('.'), rule: message })),
  }
}

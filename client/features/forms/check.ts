import * as z from 'zod/mini'
import type { Checked, RawValues } from './form-store.ts'

// It would try whether it may make code of text, which the page's content policy reports.
z.config({ jitless: true })

/** Fetched when somebody turns to a form: most who see one never fill it in. */
export function checkValues<Values>(rules: z.ZodMiniType<Values>, raw: RawValues): Checked<Values> {
  const { success, data, error } = z.safeParse(rules, raw)
  if (success) return { values: data, issues: null }
  return {
    values: null,
    issues: error.issues.map(({ path, message }) => ({ field: path.join('.'), rule: message })),
  }
}

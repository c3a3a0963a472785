import { useActionData } from 'react-router'
import type { Posted } from './form-action.ts'

/**
 * The refusal of the posted form that this page answers; null for other pages, or for other
 * intents. `fields` distinguish forms with the same intent, such as cart lines.
 */
export function usePosted(
  intents?: readonly string[],
  fields: Readonly<Record<string, string>> = {},
): Posted | null {
  // Only `answerForms` produces action data.
  const posted = useActionData() as Posted | undefined
  if (!posted || intents?.includes(posted.intent) === false) return null
  const isOwn = Object.entries(fields).every(([name, value]) => posted.values[name] === value)
  return isOwn ? posted : null
}

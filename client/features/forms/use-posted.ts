import { useActionData } from 'react-router'
import type { Posted } from './form-action.ts'

/**
 * The refusal with which the server has drawn this page; null for a page that answers no form, or
 * none with one of these intents. `fields` tell such forms apart, such as lines of the cart.
 */
export function usePosted(
  intents?: readonly string[],
  fields: Readonly<Record<string, string>> = {},
): Posted | null {
  // Only `answerForms` makes action data.
  const posted = useActionData() as Posted | undefined
  if (!posted || intents?.includes(posted.intent) === false) return null
  const isOwn = Object.entries(fields).every(([name, value]) => posted.values[name] === value)
  return isOwn ? posted : null
}

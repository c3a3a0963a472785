import type { TFunction } from 'i18next'
import type { Refusal } from './form-store.ts'

/** What a form needs of a problem, of the shop's graph or of that of staff. */
export type ShownProblem = {
  readonly code: string
  readonly message: string
  readonly field: string | null
}

/** The problem as text. Undefined means no answer, which the network layer reports in a toast. */
export function refusalOf(
  t: TFunction<'forms'>,
  problem: ShownProblem | null | undefined,
): Refusal {
  if (!problem) return { field: null, text: t('failed') }
  const { code, message, field } = problem
  // What is gone cannot be typed otherwise.
  return { field: code === 'NOT_FOUND' ? null : field, text: message }
}

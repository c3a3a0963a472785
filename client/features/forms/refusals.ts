import type { TFunction } from 'i18next'
import type { Refusal } from './form-store.ts'
import type { ProblemFieldsFragment } from './problems.generated.ts'

/** The problem as text. Undefined means no answer, which the network layer reports in a toast. */
export function refusalOf(
  t: TFunction<'forms'>,
  problem: ProblemFieldsFragment | null | undefined,
): Refusal {
  if (!problem) return { field: null, text: t('failed') }
  const { code, message, rule } = problem
  // What is gone cannot be typed otherwise.
  const field = code === 'NOT_FOUND' ? null : problem.field
  // A rule that the form did not check itself.
  if (rule) return { field, text: message }
  const seconds = problem.__typename === 'TooManyProblem' ? problem.retryAfterSeconds : 0
  return { field, text: t(`problems.${code}`, { count: Math.max(1, Math.ceil(seconds / 60)) }) }
}

import type { TFunction } from 'i18next'
import type { Refusal } from './form-store.ts'
import type { ProblemFieldsFragment } from './problems.generated.ts'

/** The problem as text. Undefined means no answer, which the network layer reports in a toast. */
export function refusalOf(
  t: TFunction<'forms'>,
  problem: Pick<ProblemFieldsFragment, 'code' | 'message' | 'field'> | null | undefined,
): Refusal {
  if (!problem) return { field: null, text: t('failed') }
  const { code, message, field } = problem
  // What is gone cannot be typed otherwise.
  return { field: code === 'NOT_FOUND' ? null : field, text: message }
}

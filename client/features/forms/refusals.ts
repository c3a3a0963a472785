import type { TFunction } from 'i18next'
import type { Refusal } from './form-store.ts'
import type { ProblemFieldsFragment } from './problems.generated.ts'
import { ruleText } from './rule-text.ts'

/** Name of a contract rule that the form does not check itself. */
const RULE = /^[a-z]\w*(?::\d+)?$/i

/** The problem as text. Undefined means no answer, which the network layer reports in a toast. */
export function refusalOf(
  t: TFunction<'forms'>,
  problem: ProblemFieldsFragment | null | undefined,
): Refusal {
  if (!problem) return { field: null, text: t('failed') }
  const { code, message } = problem
  const field = problem.__typename === 'FormProblem' ? problem.field : null
  if (code === 'INVALID_INPUT' && RULE.test(message)) return { field, text: ruleText(t, message) }
  const seconds = problem.__typename === 'TooManyProblem' ? problem.retryAfterSeconds : 0
  return { field, text: t(`problems.${code}`, { count: Math.max(1, Math.ceil(seconds / 60)) }) }
}

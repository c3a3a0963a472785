import type { TFunction } from 'i18next'
import type { Refusal } from './form-store.ts'
import type { FormProblemFieldsFragment, TooManyFieldsFragment } from './problems.generated.ts'
import { ruleText } from './rule-text.ts'

type Answer =
  | ({ readonly __typename: 'FormProblem' } & FormProblemFieldsFragment)
  | ({ readonly __typename: 'TooManyProblem' } & TooManyFieldsFragment)

/** A rule of the contract, which the server names when a form comes past ours. */
const RULE = /^[a-z]\w*(?::\d+)?$/i

/** The words of a consent were others when they were read. */
export function isTextChanged(
  answer: { readonly __typename: string; readonly code?: string } | null | undefined,
): boolean {
  return answer?.code === 'TEXT_CHANGED'
}

/** In the words of this page. Null: nothing came back, of which a toast tells too. */
export function refusalOf(t: TFunction<'forms'>, answer: Answer | null | undefined): Refusal {
  if (!answer) return { field: null, text: t('failed') }
  if (answer.__typename === 'TooManyProblem') {
    const minutes = Math.max(1, Math.ceil(answer.retryAfterSeconds / 60))
    return { field: null, text: t('tooMany', { count: minutes }) }
  }
  const { code, message, field } = answer
  const isRule = code === 'INVALID_INPUT' && RULE.test(message)
  return { field, text: isRule ? ruleText(t, message) : t(`problems.${code}`) }
}

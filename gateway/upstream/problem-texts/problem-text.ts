import { PROBLEM_TEXTS } from '#gateway/generated/problem-texts.ts'
import type { Money } from '#gateway/lib/money.ts'
import type { Problem } from '#gateway/upstream/problem.ts'
import { RULE_TEXTS } from './rule-texts.ts'
import type { ProblemLanguage } from './texts.ts'

/** Any problem, with what some types of problems add. */
export type ShownProblem = Problem<string> & {
  readonly minimum?: Money | null
  readonly retryAfterSeconds?: number
}

const LANGUAGES: readonly ProblemLanguage[] = ['hr', 'en', 'de']

/** Languages without texts of their own get those of the default language. */
export function problemText(problem: ShownProblem, locale: string): string {
  const language = LANGUAGES.find((one) => one === locale) ?? 'hr'
  const limit = shownLimit(problem, locale)
  const texts = PROBLEM_TEXTS[problem.code]
  const text = problem.rule ? RULE_TEXTS[problem.rule] : (limit && texts.withLimit) || texts
  return text[language].replace('{limit}', limit ?? '')
}

/** Null without a limit that says more than the code; nothing in stock is none. */
function shownLimit(
  { limit, minimum, retryAfterSeconds }: ShownProblem,
  locale: string,
): string | null {
  if (minimum) {
    const style = { style: 'currency', currency: minimum.currency } as const
    return new Intl.NumberFormat(locale, style).format(Number(minimum.amount))
  }
  if (retryAfterSeconds !== undefined) {
    return retryAfterSeconds < 60
      ? `${retryAfterSeconds} s`
      : `${Math.ceil(retryAfterSeconds / 60)} min`
  }
  return limit ? String(limit) : null
}

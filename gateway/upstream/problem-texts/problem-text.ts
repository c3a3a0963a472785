import type { Money } from '#gateway/lib/money.ts'
import type { Problem } from '#gateway/upstream/problem.ts'
import { DE } from './de.ts'
import { EN } from './en.ts'
import { HR } from './hr.ts'
import type { ProblemTexts } from './texts.ts'

/** Any problem, with what some types of problems add. */
export type ShownProblem = Problem<string> & {
  readonly minimum?: Money | null
  readonly retryAfterSeconds?: number
}

const TEXTS: ReadonlyMap<string, ProblemTexts> = new Map([
  ['hr', HR],
  ['en', EN],
  ['de', DE],
])

/** Languages without texts of their own get those of the default language. */
export function problemText(problem: ShownProblem, locale: string): string {
  const texts = TEXTS.get(locale) ?? HR
  const limit = shownLimit(problem, locale)
  const text = problem.rule
    ? texts.rules[problem.rule]
    : ((limit && texts.limits[problem.code]) ?? texts.codes[problem.code])
  return text.replace('{limit}', limit ?? '')
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

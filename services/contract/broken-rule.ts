import type { z } from 'zod'

export type Issue = z.core.$ZodIssue

/** The rules of the contract name themselves: `required`, `maxLength:75`. */
const RULE = /^[a-z]+(?::\d+)?$/i

/** The name of the rule that an input breaks, or the parser's own words where it has none. */
export function brokenRule(issue: Issue): string {
  return RULE.test(issue.message) ? issue.message : (ruleOf(issue) ?? issue.message)
}

function ruleOf(issue: Issue): string | null {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'required' : null
    case 'invalid_format':
      return issue.format === 'email' ? 'email' : null
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum))
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum))
    default:
      return null
  }
}

function tooSmall(origin: string, minimum: number): string | null {
  if (origin === 'string') return minimum === 1 ? 'required' : `minLength:${minimum}`
  if (origin === 'array') return 'required'
  return minimum >= 0 ? `atLeast:${minimum}` : null
}

function tooBig(origin: string, maximum: number): string | null {
  if (origin === 'string') return `maxLength:${maximum}`
  if (origin === 'array') return `maxEntries:${maximum}`
  return maximum >= 0 ? `atMost:${maximum}` : null
}

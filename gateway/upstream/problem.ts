import type { InputRule, ProblemCode } from '#gateway/generated/resolvers.ts'
import { brokenRule } from './broken-rule.ts'
import type { UpstreamError } from './upstream-error.ts'

/** Its `message` is resolved for all types of problems by `wordProblems`. */
export type Problem<Name extends string> = {
  readonly __typename: Name
  readonly code: ProblemCode
  readonly field: string | null
  readonly rule: InputRule | null
  readonly limit: number | null
  /** Of a service that words its refusals in the language of the visitor. */
  readonly worded: Worded | null
}

export type Worded = { readonly message: string; readonly language: string }

type Details = Partial<Pick<Problem<string>, 'field' | 'rule' | 'limit'>>

export function problem<Name extends string>(
  name: Name,
  code: ProblemCode,
  { field = null, rule = null, limit = null }: Details = {},
): Problem<Name> {
  return { __typename: name, code, field, rule, limit, worded: null }
}

/** `field` is that of the input, where the service names it otherwise. */
export function problemOf<Name extends string>(
  name: Name,
  refusal: UpstreamError,
  { code, field = refusal.field }: { readonly code: ProblemCode; readonly field?: string | null },
): Problem<Name> {
  const { message, language } = refusal
  return {
    ...problem(name, code, { field, limit: refusal.limit, ...brokenRule(code, message) }),
    worded: language === null ? null : { message, language },
  }
}

/** Fields of the input, where a service names them otherwise or not at all. */
export type InputFields = {
  /** Null for a field that is not of the input. */
  readonly names?: Readonly<Record<string, string | null>>
  /** Says what is meant, for a refusal that it does not exist. */
  readonly subject?: string
}

export function inputField(
  { field }: Pick<UpstreamError, 'field'>,
  code: ProblemCode,
  { names = {}, subject }: InputFields,
): string | null {
  if (!field) return (/^(COUPON_)|NOT_FOUND$/.test(code) && subject) || null
  const [first = '', ...rest] = field.split('.')
  const named = first in names ? names[first] : first
  return named ? [named, ...rest].join('.') : null
}

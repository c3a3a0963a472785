import type { InputRule, ProblemCode } from '#gateway/generated/resolvers.ts'
import { orProblem, type Problem } from './problems.ts'
import type { TooMany } from './too-many.ts'
import type { UpstreamError } from './upstream-error.ts'

export type FormProblem = Problem<'FormProblem'> & {
  readonly field: string | null
  readonly rule: InputRule | null
  readonly limit: number | null
}
export type Refused = FormProblem | TooMany

/** The specification's texts: other platforms send no codes. */
const CODES_BY_MESSAGE: ReadonlyMap<string, ProblemCode> = new Map([
  ['User already exist.', 'USER_EXISTS'],
  ['Incorrect old password.', 'INCORRECT_OLD_PASSWORD'],
])
const CODES: readonly ProblemCode[] = [
  'INVALID_INPUT',
  'WEAK_PASSWORD',
  'INCORRECT_OLD_PASSWORD',
  'INCORRECT_PASSWORD',
  'USER_EXISTS',
  'INVALID_MEMBER_CARD',
  'CONSENT_REQUIRED',
  'CONSENTS_NOT_FETCHED',
  'TEXT_CHANGED',
  'FAILED_CONSENT_LOG',
  'INVALID_TOKEN',
  'NOT_FOUND',
  'TOO_MANY_ADDRESSES',
  'NOT_SUPPORTED',
]

/** By the names of the contract's rules, which are the messages of our services. */
const RULES: ReadonlyMap<string, InputRule> = new Map([
  ['required', 'REQUIRED'],
  ['email', 'EMAIL'],
  ['lettersOnly', 'LETTERS_ONLY'],
  ['phone', 'PHONE'],
  ['postcode', 'POSTCODE'],
  ['minLength', 'MIN_LENGTH'],
  ['maxLength', 'MAX_LENGTH'],
  ['oib', 'COMPANY_NUMBER'],
  ['differentPassword', 'DIFFERENT_PASSWORD'],
])
const RULE = /^([a-z]+)(?::(\d{1,9}))?$/i

export function formProblem(
  code: ProblemCode,
  message: string,
  field: string | null = null,
): FormProblem {
  const [, name = '', limit] = (code === 'INVALID_INPUT' && RULE.exec(message)) || []
  const rule = RULES.get(name) ?? null
  return {
    ...{ __typename: 'FormProblem', code, message, field, rule },
    limit: rule && limit ? Number(limit) : null,
  }
}

export function orFormProblem<Result>(work: () => Promise<Result>): Promise<Result | Refused> {
  return orProblem(work, (refusal) => toFormProblem(refusal))
}

/** `userName` is the input field with the e-mail that is the name of an account. */
export function toFormProblem(
  refusal: UpstreamError,
  userName: 'email' | 'username' = 'email',
): FormProblem | null {
  const { message, field } = refusal
  const code = codeOf(refusal)
  // The service nests some fields that our inputs do not.
  const inputField = field?.replace(/^details\./, '').replace(/^username$/, userName) || null
  return code && formProblem(code, message, inputField)
}

function codeOf({ status, code, message }: UpstreamError): ProblemCode | null {
  const known = CODES_BY_MESSAGE.get(message) ?? CODES.find((one) => one === code)
  return known ?? (status === 400 || status === 422 ? 'INVALID_INPUT' : null)
}

import type { ProblemCode } from '#gateway/generated/resolvers.ts'
import { orProblem, type Problem } from './problems.ts'
import type { TooMany } from './too-many.ts'
import type { UpstreamError } from './upstream-error.ts'

export type FormProblem = Problem<'FormProblem'> & { readonly field: string | null }
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

export function formProblem(
  code: ProblemCode,
  message: string,
  field: string | null = null,
): FormProblem {
  return { __typename: 'FormProblem', code, message, field }
}

export function orFormProblem<Result>(work: () => Promise<Result>): Promise<Result | Refused> {
  return orProblem(work, toFormProblem)
}

export function toFormProblem(refusal: UpstreamError): FormProblem | null {
  const { message, field } = refusal
  const code = codeOf(refusal)
  // The service nests some fields that our inputs do not.
  const inputField = field?.replace(/^details\./, '').replace(/^username$/, 'email') || null
  return code && formProblem(code, message, inputField)
}

function codeOf({ status, code, message }: UpstreamError): ProblemCode | null {
  const known = CODES_BY_MESSAGE.get(message) ?? CODES.find((one) => one === code)
  return known ?? (status === 400 || status === 422 ? 'INVALID_INPUT' : null)
}

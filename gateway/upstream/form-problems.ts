import type { ProblemCode } from '#gateway/generated/resolvers.ts'
import { type InputFields, inputField, type Problem, problem, problemOf } from './problem.ts'
import { orProblem } from './problems.ts'
import type { TooMany } from './too-many.ts'
import type { UpstreamError } from './upstream-error.ts'

export type FormProblem = Problem<'FormProblem'>
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
  'ALREADY_SUBSCRIBED',
  'WRONG_FILE_TYPE',
  'FILE_TOO_LARGE',
  'FILE_MISSING',
  'CAPTCHA_MISSING',
  'CAPTCHA_OUTDATED',
  'CAPTCHA_NOT_LOADED',
  'CAPTCHA_FAILED',
]

export function formProblem(code: ProblemCode, field: string | null = null): FormProblem {
  return problem('FormProblem', code, { field })
}

export function orFormProblem<Result>(
  work: () => Promise<Result>,
  fields?: InputFields,
): Promise<Result | Refused> {
  return orProblem(work, (refusal) => toFormProblem(refusal, fields))
}

/** The name of an account is its e-mail, unless `fields` names another input. */
export function toFormProblem(
  refusal: UpstreamError,
  fields: InputFields = {},
): FormProblem | null {
  const code = codeOf(refusal)
  // The service nests some fields that our inputs do not.
  const field = refusal.field?.replace(/^details\./, '') ?? null
  const names = { username: 'email', ...fields.names }
  return (
    code &&
    problemOf('FormProblem', refusal, {
      code,
      field: inputField({ field }, code, { ...fields, names }),
    })
  )
}

function codeOf({ status, code, message, field }: UpstreamError): ProblemCode | null {
  // Too short to be one of ours: as good as a used one.
  if (field === 'token' && code === 'INVALID_INPUT') return 'INVALID_TOKEN'
  const known = CODES_BY_MESSAGE.get(message) ?? CODES.find((one) => one === code)
  return known ?? (status === 400 || status === 422 ? 'INVALID_INPUT' : null)
}

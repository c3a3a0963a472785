import type { FormProblem, FormProblemCode } from '#gateway/generated/resolvers.ts'
import { type TooMany, toTooMany } from '#gateway/upstream/too-many.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'

export type Refused = (FormProblem & { __typename: 'FormProblem' }) | TooMany

/** Texts of the specification, by which other platforms tell what is wrong. */
const CODES_BY_MESSAGE: ReadonlyMap<string, FormProblemCode> = new Map([
  ['User already exist.', 'USER_EXISTS'],
  ['Incorrect old password.', 'INCORRECT_OLD_PASSWORD'],
])
const CODES: ReadonlyMap<string, FormProblemCode> = new Map(
  (
    [
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
    ] as const satisfies readonly FormProblemCode[]
  ).map((code) => [code, code]),
)

export function formProblem(
  code: FormProblemCode,
  message: string,
  field: string | null = null,
): FormProblem & { __typename: 'FormProblem' } {
  return { __typename: 'FormProblem', code, message, field }
}

/** What the person can act on is an answer; everything else stays an error. */
export async function orProblem<T>(work: () => Promise<T>): Promise<T | Refused> {
  try {
    return await work()
  } catch (error) {
    const tooMany = toTooMany(error)
    if (tooMany) return tooMany
    const problem = toFormProblem(error)
    if (problem) return problem
    throw error
  }
}

/** For answers that know no waiting: too many tries stay an error there. */
export async function orFormProblem<T>(
  work: () => Promise<T>,
): Promise<T | (FormProblem & { __typename: 'FormProblem' })> {
  try {
    return await work()
  } catch (error) {
    const problem = toFormProblem(error)
    if (problem) return problem
    throw error
  }
}

function toFormProblem(error: unknown): (FormProblem & { __typename: 'FormProblem' }) | null {
  if (!(error instanceof UpstreamError)) return null
  const code = codeOf(error)
  return code ? formProblem(code, error.message, fieldOf(error)) : null
}

function codeOf({ status, code, message }: UpstreamError): FormProblemCode | null {
  const known = CODES_BY_MESSAGE.get(message) ?? CODES.get(code)
  if (known) return known
  return status === 400 || status === 422 ? 'INVALID_INPUT' : null
}

/** The service nests some fields that our inputs do not. */
function fieldOf({ field }: UpstreamError): string | null {
  return field?.replace(/^details\./, '').replace(/^username$/, 'email') || null
}

import type { ProblemCode } from '#gateway/generated/resolvers.ts'
import { type InputFields, inputField, type Problem, problemOf } from './problem.ts'
import { type TooMany, toTooMany } from './too-many.ts'
import { UpstreamError } from './upstream-error.ts'

/**
 * The result of `work`, or a problem for a refusal that the user can act on: a reached limit or one
 * that `toProblem` maps. Other errors are thrown.
 */
export async function orProblem<Result, Known = never>(
  work: () => Promise<Result>,
  toProblem: (refusal: UpstreamError) => Known | null = () => null,
): Promise<Result | Known | TooMany> {
  try {
    return await work()
  } catch (error) {
    const refused = toTooMany(error) ?? (error instanceof UpstreamError ? toProblem(error) : null)
    if (refused === null) throw error
    return refused
  }
}

/** Maps refusals to problems with the same code; an input that breaks a rule is one of any mutation. */
export function problemsOf<Name extends string>(
  name: Name,
  codes: readonly ProblemCode[],
  fields: InputFields = {},
): (refusal: UpstreamError) => Problem<Name> | null {
  return (refusal) => {
    const { status, code: given } = refusal
    const isWrong = given === 'INVALID_INPUT' || status === 422
    const code = codes.find((one) => one === given) ?? (isWrong ? 'INVALID_INPUT' : null)
    return code && problemOf(name, refusal, { code, field: inputField(refusal, code, fields) })
  }
}
